import { LIMITS } from '#domain/limits.ts'
import type { AttributeReader } from './reader.ts'

/** Extensions in lower case without their dots; the default when the attribute is absent. */
export function readFileTypes(reader: AttributeReader): string[] {
  const extensions = reader.list('fileType').map((type) => type.replace(/^\./, '').toLowerCase())
  return extensions.length > 0 ? extensions : [...LIMITS.defaultFileTypes]
}
