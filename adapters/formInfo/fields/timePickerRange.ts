import { readFormat } from '../attributes/readFormat.ts'
import { definedOnly } from '../definedOnly.ts'
import type { FieldConverter } from './converter.ts'

/** A time of day to start and one to end. */
export const timePickerRangeConverter: FieldConverter = {
  verb: '选择',
  convert: (reader) => ({
    shape: 'period',
    ui: definedOnly({
      range: true,
      fmt: readFormat(reader, 'HH:mm'),
      placeholder: reader.text('placeholder'),
    }),
  }),
}
