import { readFormat } from '../attributes/readFormat.ts'
import { definedOnly } from '../definedOnly.ts'
import { displayPeriod } from '../display/period.ts'
import type { FieldTypeDefinition } from './fieldType.ts'

/** A time of day to start and one to end. */
export const timePickerRangeField: FieldTypeDefinition = {
  name: '起止时间',
  verb: '选择',
  convert: (reader) => ({
    shape: 'period',
    ui: definedOnly({
      range: true,
      fmt: readFormat(reader, 'HH:mm'),
      placeholder: reader.text('placeholder'),
    }),
  }),
  display: displayPeriod,
  read: 'period',
}
