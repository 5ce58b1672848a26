import type { FileValue } from '#contract/formInfo.ts'

/** Files the record does not hold yet. */
export function freshOf(files: readonly FileValue[], already: readonly FileValue[]): FileValue[] {
  const had = new Set(already.map((file) => file.url))
  return files.filter((file) => !had.has(file.url))
}
