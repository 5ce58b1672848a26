import type { FieldAttribute } from '#contract/formInfo.ts'
import { fill } from '#domain/text/fill.ts'
import details from '../details.json' with { type: 'json' }
import type { AttributeReader } from './reader.ts'

/** A length or a count: a whole number, not below 0. Any other value is reported and means no limit. */
export function countOf(
  reader: AttributeReader,
  name: FieldAttribute,
  value: number | undefined,
): number | undefined {
  if (value === undefined || (Number.isInteger(value) && value >= 0)) return value
  reader.complain('limit-invalid', name, fill(details.notCount, { name, value }))
  return undefined
}

/** The minimum and maximum that a control can show or do. */
export interface Bounds {
  min: number
  max: number
}

/**
 * Reads a whole number between these bounds; 0 means "not used" and is absent. A number outside is reported and
 * clamped, so that no control is drawn a million times; a fraction is reported and absent.
 */
export function readBounded(
  reader: AttributeReader,
  name: FieldAttribute,
  { min, max }: Bounds,
): number | undefined {
  const value = reader.number(name)
  if (value === undefined || value === 0) return undefined
  const taken = Number.isInteger(value) ? Math.min(Math.max(value, min), max) : undefined
  if (taken !== value) {
    const instead = taken === undefined ? details.notUsed : fill(details.usedAs, { value: taken })
    const wrong = fill(details.notBetween, { name, min, max, value, instead })
    reader.complain('attribute-invalid', name, wrong)
  }
  return taken
}

/** The step of a number control; 0 means "not used", a negative one is reported and absent. */
export function readStep(reader: AttributeReader): number | undefined {
  const step = reader.number('step')
  if (step === undefined || step > 0) return step
  if (step < 0) reader.complain('attribute-invalid', 'step', details.stepAboveZero)
  return undefined
}
