import type { ConvertOptions } from '#adapters/formInfo/convert.ts'
import { readFormFile } from '../documents/formFile.ts'
import type { FormFile } from '../documents/formOfText.ts'
import { ScenarioError } from '../scenarioFile/fault.ts'
import type { Comparison } from './comparison.ts'
import type { Change } from './diff/change.ts'
import { diffSnapshots } from './diff/diffSnapshots.ts'
import { locate } from './locate.ts'
import { type ApprovedSnapshot, readSnapshot } from './snapshot/readSnapshot.ts'
import { snapshotText } from './snapshot/snapshotText.ts'
import { takeSnapshot } from './snapshot/takeSnapshot.ts'

/** Compares a document with its approved snapshot. */
export function compareWithApproved(file: string, tables: ConvertOptions): Comparison {
  const approved = readSnapshot(file)
  try {
    const form = readFormFile(file, tables)
    return { file, title: form.title || titleOf(approved), ...compare(form, approved) }
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error
    const changes = [ofFile('读不出', error.message)]
    return { file, title: titleOf(approved), standing: 'unreadable', changes }
  }
}

/** Returns the comparison of a removed document. */
export function compareRemoved(file: string): Comparison {
  const approved = readSnapshot(file)
  const change = ofFile('文件不在了', '画像还在，文件已删除或改名')
  return {
    file,
    title: titleOf(approved),
    standing: 'gone',
    changes: [{ ...change, kind: 'removed', impact: 'data' }],
    ...(approved.kind === 'snapshot' && { snapshot: approved.text }),
  }
}

const titleOf = (approved: ApprovedSnapshot): string =>
  approved.kind === 'snapshot' ? (approved.snapshot.print.title ?? '') : ''

function compare(form: FormFile, approved: ApprovedSnapshot): Omit<Comparison, 'file' | 'title'> {
  if (approved.kind === 'unreadable')
    return {
      standing: 'unreadable',
      changes: [ofFile('画像不能用', `${approved.reason}，请重新批准`)],
    }
  const snapshot = takeSnapshot(form.subject)
  const text = snapshotText(snapshot)
  if (approved.kind === 'none') {
    const fields = snapshot.rows.flat().length
    const changes = [ofFile('新文件', `${fields} 个字段，还没有批准过`)]
    return { standing: 'new', changes, snapshot: text }
  }
  if (approved.text === text) return { standing: 'same', changes: [] }
  const changes = diffSnapshots(approved.snapshot, snapshot)
  return {
    standing: changes.length === 0 ? 'same' : 'changed',
    changes: changes.map((change) => locate(change, form)),
  }
}

const ofFile = (title: string, now: string): Change => ({
  place: { part: '文件' },
  kind: 'added',
  attribute: 'file',
  title,
  impact: 'check',
  after: now,
  was: '',
  now,
})
