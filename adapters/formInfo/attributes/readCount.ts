import type { FieldAttribute } from '#contract/formInfo.ts'
import type { AttributeReader } from './reader.ts'

/** A length, a number of things: whole and not below 0. One that is none is reported and no limit. */
export function countOf(
  reader: AttributeReader,
  name: FieldAttribute,
  value: number | undefined,
): number | undefined {
  if (value === undefined || (Number.isInteger(value) && value >= 0)) return value
  reader.complain('limit-invalid', name, `“${name}”不能是 ${value}`)
  return undefined
}

/** Least and most of what a control can show or do. */
export interface Bounds {
  min: number
  max: number
}

/**
 * A whole number between these bounds; 0 means "not used" and is absent. One outside is reported and the nearer bound
 * taken for it, so that no control is drawn a million times; a fraction is reported and absent.
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
    const instead = taken === undefined ? '不采用' : `按 ${taken} 处理`
    const wrong = `“${name}”应为 ${min} 到 ${max} 的整数，现为 ${value}，${instead}`
    reader.complain('attribute-invalid', name, wrong)
  }
  return taken
}

/** The distance between two values of a number control; 0 means "not used", below 0 is reported and absent. */
export function readStep(reader: AttributeReader): number | undefined {
  const step = reader.number('step')
  if (step === undefined || step > 0) return step
  if (step < 0) reader.complain('attribute-invalid', 'step', '“step”应大于 0')
  return undefined
}
