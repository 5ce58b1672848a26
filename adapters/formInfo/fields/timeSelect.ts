import { definedOnly } from '../definedOnly.ts'
import type { FieldConverter } from './converter.ts'

/** A time picked from a list with a fixed step, in minutes. */
export const timeSelectConverter: FieldConverter = {
  verb: '选择',
  convert: (reader) => ({
    shape: 'text',
    ui: definedOnly({ step: reader.number('step'), placeholder: reader.text('placeholder') }),
  }),
}
