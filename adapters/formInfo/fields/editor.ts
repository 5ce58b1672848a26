import { readCountLimit } from '../attributes/readLimit.ts'
import { readPixels } from '../attributes/readSize.ts'
import { definedOnly } from '../definedOnly.ts'
import type { FieldConverter } from './converter.ts'

/** Rich text an applicant writes; its limit counts the characters a reader sees. */
export const editorConverter: FieldConverter = {
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
}
