import type { FieldAttribute } from '#contract/formInfo.ts'
import type { AttributeReader } from './reader.ts'

const PERCENT = /^(\d+(?:\.\d+)?)%$/
const PIXELS = /^(\d+(?:\.\d+)?)(?:px)?$/i

const read = (reader: AttributeReader, name: FieldAttribute, form: RegExp): number | undefined => {
  const given = reader.node.raw[name]
  const match = form.exec(String(given ?? '').trim())
  if (!match) return undefined
  reader.raw(name)
  return Number(match[1]) || undefined
}

/** `width` as a percentage of the row; in pixels it is asked for by the types that have a size. */
export const readShare = (reader: AttributeReader): number | undefined =>
  read(reader, 'width', PERCENT)

/** A size in pixels, `120` or `"120px"`. */
export const readPixels = (reader: AttributeReader, name: 'width' | 'height'): number | undefined =>
  read(reader, name, PIXELS)
