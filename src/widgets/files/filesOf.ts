import type { FileValue } from '#contract/formInfo.ts'

const isFile = (entry: unknown): entry is FileValue =>
  typeof entry === 'object' &&
  entry !== null &&
  'name' in entry &&
  typeof entry.name === 'string' &&
  'url' in entry &&
  typeof entry.url === 'string'

/** The stored files of a value; whatever is no file is left out. */
export const filesOf = (value: unknown): readonly FileValue[] =>
  Array.isArray(value) ? value.filter(isFile) : []
