import type { FileValue } from '#contract/formInfo.ts'
import { isRecord } from '#domain/json/isRecord.ts'

const isFile = (entry: unknown): entry is FileValue =>
  isRecord(entry) && typeof entry.name === 'string' && typeof entry.url === 'string'

/** Returns the stored files of a value; other entries are left out. */
export const filesOf = (value: unknown): readonly FileValue[] =>
  Array.isArray(value) ? value.filter(isFile) : []
