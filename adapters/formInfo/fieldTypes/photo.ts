import { LIMITS } from '#domain/limits.ts'
import { readFileTypes } from '../attributes/readFileTypes.ts'
import { readPixels } from '../attributes/readSize.ts'
import { definedOnly } from '../definedOnly.ts'
import { displayPhoto } from '../display/files.ts'
import type { FieldTypeDefinition } from './fieldType.ts'

/** One image; size and count are fixed, `fileSize` and `limit` have no effect (specification, section 5). */
export const photoField: FieldTypeDefinition = {
  name: '照片',
  verb: '上传',
  convert: (reader) => ({
    shape: 'files',
    ui: definedOnly({ width: readPixels(reader, 'width'), height: readPixels(reader, 'height') }),
    constraints: {
      fileType: readFileTypes(reader),
      fileSize: LIMITS.photo.sizeMb,
      limit: LIMITS.photo.count,
    },
  }),
  display: displayPhoto,
  read: 'file',
}
