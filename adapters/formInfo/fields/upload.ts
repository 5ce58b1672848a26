import { DEFAULT_FILE_RULES } from '#domain/fileRules.ts'
import { readFiles } from '../attributes/readFiles.ts'
import { readFileTypes } from '../attributes/readFileTypes.ts'
import { definedOnly } from '../definedOnly.ts'
import type { FieldConverter } from './converter.ts'

/** Files, with templates to download beside them. */
export const uploadConverter: FieldConverter = {
  verb: '上传',
  convert: (reader) => ({
    shape: 'files',
    ui: definedOnly({
      drag: reader.text('uploadType') === 'drag',
      enclosure: readFiles(reader, 'enclosure'),
      enclosureLabel: reader.text('enclosureLabel'),
    }),
    constraints: {
      fileType: readFileTypes(reader),
      fileSize: reader.number('fileSize') || DEFAULT_FILE_RULES.fileSize,
      limit: reader.number('limit') || DEFAULT_FILE_RULES.limit,
    },
  }),
}
