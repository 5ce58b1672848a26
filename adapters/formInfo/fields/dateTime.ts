import { readFormat } from '../attributes/readFormat.ts'
import { definedOnly } from '../definedOnly.ts'
import type { FieldConverter } from './converter.ts'

/** A date with or without time, or a period of two. */
export const dateTimeConverter: FieldConverter = {
  verb: '选择',
  convert(reader) {
    const range = reader.flag('isTimeSlot')
    return {
      shape: range ? 'period' : 'moment',
      ui: definedOnly({
        range,
        fmt: readFormat(reader, 'yyyy-MM-dd'),
        placeholder: reader.text('placeholder'),
      }),
    }
  },
}
