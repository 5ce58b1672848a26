import { definedOnly } from '../definedOnly.ts'
import { displayRichText } from '../display/richText.ts'
import type { FieldTypeDefinition } from './fieldType.ts'

/** Rich text written in the designer: `defaultValue` (or `describe`) is shown. */
export const editorTextField: FieldTypeDefinition = {
  name: '图文说明',
  convert: (reader) => ({
    shape: 'none',
    ui: definedOnly({ html: reader.text('defaultValue') ?? reader.text('describe') }),
  }),
  display: displayRichText,
  read: 'nothing',
}
