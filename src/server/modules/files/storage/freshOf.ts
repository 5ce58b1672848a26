import type { FileValue } from '#contract/formInfo.ts'

/** Files the record does not hold yet. */
export function freshOf(files: readonly FileValue[], already: readonly FileValue[]): FileValue[] {
  const existingUrls = new Set(already.map((file) => file.url))
  return files.filter((file) => !existingUrls.has(file.url))
}
