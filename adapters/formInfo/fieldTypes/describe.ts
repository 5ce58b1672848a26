import { definedOnly } from '../definedOnly.ts'
import { displayRichText } from '../display/richText.ts'
import type { FieldTypeDefinition } from './fieldType.ts'

/** Text between the fields: `describe` (or `defaultValue`) is shown, as rich text. */
export const describeField: FieldTypeDefinition = {
  name: '说明文字',
  convert: (reader) => ({
    shape: 'none',
    ui: definedOnly({ html: reader.text('describe') ?? reader.text('defaultValue') }),
  }),
  display: displayRichText,
  read: 'nothing',
}
