import { readFormat } from '../attributes/readFormat.ts'
import { definedOnly } from '../definedOnly.ts'
import { displayScalar } from '../display/scalar.ts'
import type { FieldTypeDefinition } from './fieldType.ts'

/** A time of day. */
export const timePickerField: FieldTypeDefinition = {
  name: '时间',
  verb: '选择',
  convert: (reader) => ({
    shape: 'moment',
    ui: definedOnly({ fmt: readFormat(reader, 'HH:mm'), placeholder: reader.text('placeholder') }),
  }),
  display: displayScalar,
  read: 'moment',
}
