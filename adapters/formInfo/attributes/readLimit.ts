import { definedOnly } from '../definedOnly.ts'
import { countOf } from './readCount.ts'
import type { AttributeReader } from './reader.ts'
import { readRange } from './readRange.ts'

/**
 * `limitWorkNumber` with `min` and `max` (form language, section 4.2). All are read whether the switch is on or not, so
 * that an attribute that is only switched off is not reported as unused.
 */
export function readLimit(reader: AttributeReader): { min?: number; max?: number } {
  const range = readRange(reader)
  reader.text('limitWorkNumberText')
  return reader.flag('limitWorkNumber') ? range : {}
}

/** The same of a length or a number of things, which is whole and not below 0. */
export function readCountLimit(reader: AttributeReader): { min?: number; max?: number } {
  const { min, max } = readLimit(reader)
  return definedOnly({ min: countOf(reader, 'min', min), max: countOf(reader, 'max', max) })
}
