import { readPixels } from '../attributes/readSize.ts'
import { definedOnly } from '../definedOnly.ts'
import { displaySign } from '../display/files.ts'
import type { FieldTypeDefinition } from './fieldType.ts'

/** A signature drawn on the screen, stored as the address of its image. */
export const signField: FieldTypeDefinition = {
  name: '手写签名',
  verb: '上传',
  convert: (reader) => ({
    shape: 'text',
    ui: definedOnly({ width: readPixels(reader, 'width'), height: readPixels(reader, 'height') }),
  }),
  display: displaySign,
  read: 'file',
}
