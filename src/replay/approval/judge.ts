import type { ConvertOptions } from '#adapters/formInfo/convert.ts'
import { type FormFile, readFormFile } from '../documents/formFile.ts'
import { ScenarioError } from '../scenarioFile/fault.ts'
import type { Change } from './diff/change.ts'
import { diffSnapshots } from './diff/diffSnapshots.ts'
import { locate } from './locate.ts'
import { type ApprovedSnapshot, readSnapshot } from './snapshot/readSnapshot.ts'
import { snapshotText } from './snapshot/snapshotText.ts'
import { takeSnapshot } from './snapshot/takeSnapshot.ts'
import type { Verdict } from './verdict.ts'

/** Compares a document with its approved snapshot. */
export function judge(file: string, tables: ConvertOptions): Verdict {
  const kept = readSnapshot(file)
  try {
    const form = readFormFile(file, tables)
    return { file, title: form.title || titleOf(kept), ...compare(form, kept) }
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error
    const changes = [ofFile('读不出', error.message)]
    return { file, title: titleOf(kept), standing: 'unreadable', changes }
  }
}

/** A document that is not there any more. */
export function judgeGone(file: string): Verdict {
  const kept = readSnapshot(file)
  const change = ofFile('文件不在了', '画像还在，文件已删除或改名')
  return {
    file,
    title: titleOf(kept),
    standing: 'gone',
    changes: [{ ...change, kind: 'removed', impact: 'data' }],
    ...(kept.kind === 'snapshot' && { snapshot: kept.text }),
  }
}

const titleOf = (kept: ApprovedSnapshot): string =>
  kept.kind === 'snapshot' ? (kept.snapshot.print.title ?? '') : ''

function compare(form: FormFile, kept: ApprovedSnapshot): Omit<Verdict, 'file' | 'title'> {
  if (kept.kind === 'unreadable')
    return { standing: 'unreadable', changes: [ofFile('画像不能用', `${kept.reason}，请重新批准`)] }
  const snapshot = takeSnapshot(form.subject)
  const text = snapshotText(snapshot)
  if (kept.kind === 'none') {
    const fields = snapshot.rows.flat().length
    const changes = [ofFile('新文件', `${fields} 个字段，还没有批准过`)]
    return { standing: 'new', changes, snapshot: text }
  }
  if (kept.text === text) return { standing: 'same', changes: [] }
  const changes = diffSnapshots(kept.snapshot, snapshot)
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
