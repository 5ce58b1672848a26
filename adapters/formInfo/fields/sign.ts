import { readPixels } from '../attributes/readSize.ts'
import { definedOnly } from '../definedOnly.ts'
import type { FieldConverter } from './converter.ts'

/** A signature drawn on the screen, stored as the address of its image. */
export const signConverter: FieldConverter = {
  verb: '上传',
  convert: (reader) => ({
    shape: 'text',
    ui: definedOnly({ width: readPixels(reader, 'width'), height: readPixels(reader, 'height') }),
  }),
}
