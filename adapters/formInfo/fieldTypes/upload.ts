import { DEFAULT_FILE_RULES } from '#domain/file/fileRules.ts'
import { fill } from '#domain/text/fill.ts'
import type { AttributeReader } from '../attributes/reader.ts'
import { readFiles } from '../attributes/readFiles.ts'
import { readFileTypes } from '../attributes/readFileTypes.ts'
import { definedOnly } from '../definedOnly.ts'
import details from '../details.json' with { type: 'json' }
import { displayFiles } from '../display/files.ts'
import type { FieldTypeDefinition } from './fieldType.ts'

/**
 * Zero means "not set", because an upload that accepts nothing makes no sense. A size may be a fraction of a megabyte.
 */
function readRule(reader: AttributeReader, name: 'fileSize' | 'limit'): number {
  const value = reader.number(name) ?? 0
  const usual = DEFAULT_FILE_RULES[name]
  if (value > 0 && (name === 'fileSize' || Number.isInteger(value))) return value
  if (value !== 0)
    reader.complain('attribute-invalid', name, fill(details.notRule, { name, value, usual }))
  return usual
}

/** Files, with templates to download beside them. */
export const uploadField: FieldTypeDefinition = {
  name: '上传文件',
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
  display: displayFiles,
  read: 'file',
}
