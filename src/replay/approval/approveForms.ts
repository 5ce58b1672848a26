import type { ConvertOptions } from '#adapters/formInfo/convert.ts'
import { removePicture, writePicture } from '../documents/approvedFolder.ts'
import { readFormFile } from '../documents/formFile.ts'
import { ScenarioError } from '../scenarioFile/fault.ts'
import { judge, judgeGone } from './judge.ts'
import { pictureText } from './picture/pictureText.ts'
import { readPicture } from './picture/readPicture.ts'
import { takePicture } from './picture/takePicture.ts'
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
    const text = pictureText(takePicture(readFormFile(file, tables).subject))
    const kept = readPicture(file)
    if (kept.kind !== 'picture' || kept.text !== text) writePicture(file, text)
    return { ...verdict, approved: true }
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error
    return { ...verdict, approved: false }
  }
}

/** Deletes the snapshot of a document that no longer exists. */
export function approveGone(file: string): Approval {
  removePicture(file)
  return { ...judgeGone(file), approved: true }
}
