import type { ConvertOptions } from '#adapters/formInfo/convert.ts'
import { ScenarioError } from '../scenarioFile/fault.ts'
import { removePicture, writePicture } from './documents/approvedFolder.ts'
import { readFormFile } from './documents/formFile.ts'
import { judge, judgeGone } from './judge.ts'
import { pictureText } from './picture/pictureText.ts'
import { readPicture } from './picture/readPicture.ts'
import { takePicture } from './picture/takePicture.ts'
import type { Verdict } from './verdict.ts'

/** How a document stood before it was approved; `approved` is false when it could not be read: its picture stays. */
export interface Approval extends Verdict {
  approved: boolean
}

/** Keeps the picture of a document as it is now. A picture that is already so is not touched, not even its line ends. */
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

/** Forgets the picture of a document that is not there any more. */
export function approveGone(file: string): Approval {
  removePicture(file)
  return { ...judgeGone(file), approved: true }
}
