import type { ConvertOptions } from '#adapters/formInfo/convert.ts'
import { removeSnapshot, writeSnapshot } from '../documents/approvedFolder.ts'
import { readFormFile } from '../documents/formFile.ts'
import { ScenarioError } from '../scenarioFile/fault.ts'
import { compareRemoved, compareWithApproved } from './compareWithApproved.ts'
import type { Comparison } from './comparison.ts'
import { readSnapshot } from './snapshot/readSnapshot.ts'
import { snapshotText } from './snapshot/snapshotText.ts'
import { takeSnapshot } from './snapshot/takeSnapshot.ts'

/**
 * Comparison of a document before its approval; `approved` is false when the document could not be read, and its
 * snapshot was therefore kept.
 */
export interface Approval extends Comparison {
  approved: boolean
}

/** Writes the snapshot of a document as it is now. An identical snapshot is not rewritten, so its line ends stay. */
export function approveForm(file: string, tables: ConvertOptions): Approval {
  const comparison = compareWithApproved(file, tables)
  try {
    const text = snapshotText(takeSnapshot(readFormFile(file, tables).subject))
    const approved = readSnapshot(file)
    if (approved.kind !== 'snapshot' || approved.text !== text) writeSnapshot(file, text)
    return { ...comparison, approved: true }
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error
    return { ...comparison, approved: false }
  }
}

/** Deletes the snapshot of a document that no longer exists. */
export function approveGone(file: string): Approval {
  removeSnapshot(file)
  return { ...compareRemoved(file), approved: true }
}
