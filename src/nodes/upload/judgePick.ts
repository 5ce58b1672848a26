import { type FileRules, fileCountText, refuseFile } from '#domain/fileRules.ts'

export interface Judged {
  file: File
  /** Empty when it may be sent. */
  error: string
}

/**
 * What of a pick may be sent, in the order of picking; one sentence is enough for all that are too many.
 * @param held files that are stored or on their way
 */
export function judgePick(files: readonly File[], rules: FileRules, held: number): Judged[] {
  const tooMany = fileCountText(rules.limit)
  const judged: Judged[] = []
  let room = held
  for (const file of files) {
    const error = refuseFile(file, rules, room) ?? ''
    if (error === '') room += 1
    if (error !== tooMany || judged.every((one) => one.error !== tooMany))
      judged.push({ file, error })
  }
  return judged
}
