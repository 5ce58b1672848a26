import { DEFAULT_FILE_RULES } from '#domain/fileRules.ts'
import type { AttributeReader } from '../attributes/reader.ts'
import { readFiles } from '../attributes/readFiles.ts'
import { readFileTypes } from '../attributes/readFileTypes.ts'
import { definedOnly } from '../definedOnly.ts'
import type { FieldConverter } from './converter.ts'

/** Zero and below mean "not set": an upload that takes nothing makes no sense. */
function positive(reader: AttributeReader, name: 'fileSize' | 'limit'): number | undefined {
  const value = reader.number(name)
  return value !== undefined && value > 0 ? value : undefined
}

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
      fileSize: positive(reader, 'fileSize') ?? DEFAULT_FILE_RULES.fileSize,
      limit: positive(reader, 'limit') ?? DEFAULT_FILE_RULES.limit,
    },
  }),
}
