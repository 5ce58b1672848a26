import type { FieldAttribute, FileValue } from '#contract/formInfo.ts'
import { jsonPointer } from '#domain/json/jsonPointer.ts'
import { fill } from '#domain/text/fill.ts'
import details from '../details.json' with { type: 'json' }
import type { AttributeReader } from './reader.ts'

const isFile = (value: unknown): value is FileValue =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'url' in value &&
  typeof value.url === 'string'

/** Files the form offers for download (templates); an entry without name or url is reported and left out. */
export function readFiles(reader: AttributeReader, name: FieldAttribute): FileValue[] | undefined {
  const value = reader.raw(name)
  if (value === undefined || value === null || value === '') return undefined
  if (!Array.isArray(value)) {
    reader.complain('attribute-invalid', name, fill(details.notFiles, { name }))
    return undefined
  }
  const files = value.flatMap((entry: unknown, index) => {
    if (isFile(entry)) return [{ name: entry.name, url: entry.url }]
    reader.complain(
      'attribute-invalid',
      name,
      fill(details.fileWithoutAddress, { name }),
      jsonPointer(index),
    )
    return []
  })
  return files.length > 0 ? files : undefined
}
