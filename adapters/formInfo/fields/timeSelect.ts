import { readBounded } from '../attributes/readCount.ts'
import { definedOnly } from '../definedOnly.ts'
import type { FieldConverter } from './converter.ts'

/** A time picked from a list with a fixed step, in minutes. */
export const timeSelectConverter: FieldConverter = {
  verb: '选择',
  convert: (reader) => ({
    shape: 'text',
    ui: definedOnly({
      step: readBounded(reader, 'step', { min: 1, max: 720 }),
      placeholder: reader.text('placeholder'),
    }),
  }),
}
