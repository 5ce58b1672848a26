import type { FieldUi, FormField } from '#contract/form.ts'

/** Smallest and largest number a field offers, and the distance between two; absent where it sets none. */
export interface NumberBounds {
  min?: number | undefined
  max?: number | undefined
  step?: number | undefined
}

/** Marks of a rating that names no `max`. */
const DEFAULT_MARKS = 5

/** Ends of a scale that names none. */
const SCALE = { min: 0, max: 100 } as const

/** A step of 0 or less is ignored. */
const positive = (step: number | undefined): number | undefined =>
  step !== undefined && step > 0 ? step : undefined

interface Bounded {
  type: FormField['type']
  ui: Pick<FieldUi, 'min' | 'max' | 'step'>
}

/**
 * The numbers a field offers: a counter's come from its attributes; a slider defaults to 0 to 100 by 1; a rating is
 * whole marks from 1 to 5, and of none below 1. Steps are counted from `min`, or from 0.
 */
export function numberBounds({ type, ui }: Bounded): NumberBounds {
  const { min, max, step } = ui
  if (type === 'counter') return { min, max, step: positive(step) }
  if (type === 'rate') return { min: Math.max(1, min ?? 1), max: max ?? DEFAULT_MARKS, step: 1 }
  if (type !== 'slider') return {}
  return {
    min: min ?? Math.min(SCALE.min, max ?? SCALE.min),
    max: max ?? Math.max(SCALE.max, min ?? SCALE.max),
    step: positive(step) ?? 1,
  }
}

/** Rounding dust of binary fractions: 0.1 × 3 is on the step 0.1. */
const DUST = 1e-9

export const isInRange = (value: number, { min = -Infinity, max = Infinity }: NumberBounds) =>
  value >= min && value <= max

/** Returns whether the number is a whole number of steps from the first one. */
export function isOnStep(value: number, { min = 0, step }: NumberBounds): boolean {
  if (step === undefined) return true
  const steps = (value - min) / step
  return Math.abs(steps - Math.round(steps)) < DUST * Math.max(1, Math.abs(steps))
}
