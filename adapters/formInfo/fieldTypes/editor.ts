import { readCountLimit } from '../attributes/readLimit.ts'
import { readPixels } from '../attributes/readSize.ts'
import { definedOnly } from '../definedOnly.ts'
import { displayRichText } from '../display/richText.ts'
import type { FieldTypeDefinition } from './fieldType.ts'

/** Rich text by an applicant; its limit counts the visible characters. */
export const editorField: FieldTypeDefinition = {
  name: '图文编辑框',
  verb: '输入',
  convert: (reader) => ({
    shape: 'html',
    ui: definedOnly({
      placeholder: reader.text('placeholder'),
      width: readPixels(reader, 'width'),
      height: readPixels(reader, 'height'),
    }),
    constraints: readCountLimit(reader),
  }),
  display: displayRichText,
  read: 'richText',
}
