import type { FileValue } from '#contract/formInfo.ts'
import { isRecord } from '#domain/isRecord.ts'

/** The uploaded files in a value of the page; anything else is none. */
export const filesOf = (value: unknown): readonly FileValue[] =>
  Array.isArray(value)
    ? value.filter(
        (file): file is FileValue & Record<string, unknown> =>
          isRecord(file) && typeof file.url === 'string' && typeof file.name === 'string',
      )
    : []
