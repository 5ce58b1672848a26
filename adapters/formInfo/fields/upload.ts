import { DEFAULT_FILE_RULES } from '#domain/fileRules.ts'
import type { AttributeReader } from '../attributes/reader.ts'
import { readFiles } from '../attributes/readFiles.ts'
import { readFileTypes } from '../attributes/readFileTypes.ts'
import { definedOnly } from '../definedOnly.ts'
import type { FieldConverter } from './converter.ts'

/** Zero means "not set": an upload that takes nothing makes no sense. A size may be a part of a megabyte. */
function readRule(reader: AttributeReader, name: 'fileSize' | 'limit'): number {
  const value = reader.number(name) ?? 0
  const usual = DEFAULT_FILE_RULES[name]
  if (value > 0 && (name === 'fileSize' || Number.isInteger(value))) return value
  if (value !== 0)
    reader.complain('attribute-invalid', name, `“${name}”不能是 ${value}，按 ${usual} 处理`)
  return usual
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
      fileSize: readRule(reader, 'fileSize'),
      limit: readRule(reader, 'limit'),
    },
  }),
}
