import { EditConflict } from '#domain/edits/applyEdits.ts'
import { editText } from '#domain/edits/editText.ts'
import { isSameJson } from '#domain/json/isSameJson.ts'
import { fill } from '#domain/text/fill.ts'
import type { SharedData } from '#server/base/shared/sharedData.ts'
import words from '#server/messages/studio.json' with { type: 'json' }
import type { ConfigurationDocuments } from '#server/modules/configuration/documents/orgConfiguration.ts'
import type { Edited, EditJob } from './changeThread.ts'
import { readEdits } from './readEdits.ts'
import { describeDocuments } from './wording/describeDocuments.ts'
import { placeWords } from './wording/placeWords.ts'

/** Applies a step's edits to a document's text, and describes in words what they change. */
export function editDocument(job: EditJob, shared: SharedData): Edited {
  const { path, text } = job
  const edits = typeof job.edits === 'string' ? readEdits(job.edits) : job.edits
  if (!edits) return { kind: 'invalid' }
  try {
    const edited = asPublished(editText(text, edits), job.base)
    return { kind: 'edited', text: edited, edits, label: label(job, edited, shared) }
  } catch (error) {
    if (!(error instanceof EditConflict)) throw error
    return { kind: 'conflict', place: placeWords({ path, at: error.at, text }, namesFrom(job)) }
  }
}

function asPublished(text: string, base: string | undefined): string {
  try {
    return base !== undefined && isSameJson(JSON.parse(text), JSON.parse(base)) ? base : text
  } catch {
    return text
  }
}

const namesFrom = ({ memberTypes }: EditJob): ConfigurationDocuments =>
  memberTypes === undefined ? {} : { 'memberTypes.json': memberTypes }

/** `公告 › 年会通知 › 标题：由“通知”改为“第二轮通知”，等 3 处`. */
function label(job: EditJob, edited: string, shared: SharedData): string {
  const { path, text } = job
  const names = namesFrom(job)
  const before = { ...names, [path]: text }
  const changes = describeDocuments(before, { ...names, [path]: edited }, shared)
  const [change] = changes
  if (!change) return fill(words.changes.text, { title: path })
  const first = change.sentence
  const told =
    changes.length > 1 ? fill(words.changes.more, { first, count: changes.length }) : first
  return `${change.title}${words.join}${told}`
}
