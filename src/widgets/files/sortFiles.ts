import { type FileRules, refuseFile } from '#domain/fileRules.ts'

export interface Sorted {
  taken: File[]
  /** Why the others are not taken; several of one batch are named. */
  refusals: string[]
}

/**
 * The picked files that may be uploaded, and a sentence for each reason why others may not.
 * @param already how many files the field holds, those on their way included
 */
export function sortFiles(picked: readonly File[], rules: FileRules, already: number): Sorted {
  const taken: File[] = []
  const refused = new Map<string, string[]>()
  for (const file of picked) {
    const reason = refuseFile(file, rules, already + taken.length)
    if (reason === undefined) taken.push(file)
    else refused.set(reason, [...(refused.get(reason) ?? []), file.name])
  }
  const sentence = ([reason, names]: readonly [string, string[]]): string =>
    picked.length === 1 ? reason : `${reason}（${names.join('、')}）`
  return { taken, refusals: [...refused].map(sentence) }
}
