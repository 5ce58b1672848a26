import { fill } from '#domain/text/fill.ts'
import { definedOnly } from '../definedOnly.ts'
import details from '../details.json' with { type: 'json' }
import type { AttributeReader } from './reader.ts'

/** `min` and `max`; neither counts when they contradict each other. */
export function readRange(reader: AttributeReader): { min?: number; max?: number } {
  const min = reader.number('min')
  const max = reader.number('max')
  if (min === undefined || max === undefined || min <= max) return definedOnly({ min, max })
  reader.complain('min-over-max', 'min', fill(details.minOverMax, { min, max }))
  return {}
}
