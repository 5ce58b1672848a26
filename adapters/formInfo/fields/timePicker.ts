import { readFormat } from '../attributes/readFormat.ts'
import { definedOnly } from '../definedOnly.ts'
import type { FieldConverter } from './converter.ts'

/** A time of day. */
export const timePickerConverter: FieldConverter = {
  verb: '选择',
  convert: (reader) => ({
    shape: 'moment',
    ui: definedOnly({ fmt: readFormat(reader, 'HH:mm'), placeholder: reader.text('placeholder') }),
  }),
}
