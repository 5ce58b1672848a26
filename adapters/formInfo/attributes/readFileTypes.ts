import { LIMITS } from '#domain/limits.ts'
import type { AttributeReader } from './reader.ts'

/** Extensions in lower case without their dots; the default when the attribute is absent. */
export function readFileTypes(reader: AttributeReader): string[] {
  const given = reader.list('fileType').map((type) => type.replace(/^\./, '').toLowerCase())
  return given.length > 0 ? given : [...LIMITS.defaultFileTypes]
}
