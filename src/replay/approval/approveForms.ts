import type { ConvertOptions } from '#adapters/formInfo/convert.ts'
import { removeSnapshot, writeSnapshot } from '../documents/approvedFolder.ts'
import { readFormFile } from '../documents/formFile.ts'
import { ScenarioError } from '../scenarioFile/fault.ts'
import { judge, judgeGone } from './judge.ts'
import { readSnapshot } from './snapshot/readSnapshot.ts'
import { snapshotText } from './snapshot/snapshotText.ts'
import { takeSnapshot } from './snapshot/takeSnapshot.ts'
import type { Verdict } from './verdict.ts'

/**
 * The verdict on a document before its approval; `approved` is false when it could not be read: its snapshot then
 * stays.
 */
export interface Approval extends Verdict {
  approved: boolean
}

/** Writes the snapshot of a document as it is now. An identical snapshot is not rewritten, so its line ends stay. */
export function approveForm(file: string, tables: ConvertOptions): Approval {
  const verdict = judge(file, tables)
  try {
    const text = snapshotText(takeSnapshot(readFormFile(file, tables).subject))
    const kept = readSnapshot(file)
    if (kept.kind !== 'snapshot' || kept.text !== text) writeSnapshot(file, text)
    return { ...verdict, approved: true }
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error
    return { ...verdict, approved: false }
  }
}

/** Deletes the snapshot of a document that no longer exists. */
export function approveGone(file: string): Approval {
  removeSnapshot(file)
  return { ...judgeGone(file), approved: true }
}
