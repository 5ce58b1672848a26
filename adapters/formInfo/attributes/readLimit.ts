import type { AttributeReader } from './reader.ts'
import { readRange } from './readRange.ts'

/**
 * `limitWorkNumber` with `min` and `max` (form language, section 4.2). All are asked for whether the switch is on or
 * not: an attribute that is only switched off is not one without effect.
 */
export function readLimit(reader: AttributeReader): { min?: number; max?: number } {
  const range = readRange(reader)
  reader.text('limitWorkNumberText')
  return reader.flag('limitWorkNumber') ? range : {}
}
