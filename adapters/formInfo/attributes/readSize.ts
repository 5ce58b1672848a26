import type { FieldAttribute } from '#contract/formInfo.ts'
import type { AttributeReader } from './reader.ts'

const PERCENT = /^(\d+(?:\.\d+)?)%$/
const PIXELS = /^(\d+(?:\.\d+)?)(?:px)?$/i

/** Reads the attribute only when it has this form; a value that is neither a text nor a number is reported. */
function read(reader: AttributeReader, name: FieldAttribute, form: RegExp): number | undefined {
  const match = form.exec(reader.peek(name) ?? '')
  if (!match) return undefined
  reader.raw(name)
  return Number(match[1]) || undefined
}

/** `width` as a percentage of the row; the types with a size read it in pixels. */
export const readShare = (reader: AttributeReader): number | undefined =>
  read(reader, 'width', PERCENT)

/** A size in pixels, `120` or `"120px"`. */
export const readPixels = (reader: AttributeReader, name: 'width' | 'height'): number | undefined =>
  read(reader, name, PIXELS)
