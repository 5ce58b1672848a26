import type { FieldUi, FormField } from '#contract/form.ts'
import { type NumberBounds, numberBounds } from '#domain/validators/offered/numberBounds.ts'
import { type Offerer, offer } from './offer.ts'

/** Scales with more places than this are not written out. */
const MOST_PLACES = 10_000

/** A code written as a number is written; `01` is none. */
const written = (codes: readonly string[]): number[] =>
  codes.map(Number).filter((number, index) => String(number) === codes[index])

/** The stricter of what a check allows and what the counter offers. */
function range({ constraints, ui }: FormField): { min?: number; max?: number } {
  const min = Math.max(constraints.min ?? -Infinity, ui.min ?? -Infinity)
  const max = Math.min(constraints.max ?? Infinity, ui.max ?? Infinity)
  return { ...(min > -Infinity && { min }), ...(max < Infinity && { max }) }
}

/** Numbers within the limits, more than there are codes, whole ones first; and one beyond each limit. */
function spread(field: FormField, count: number): number[] {
  const { min, max } = range(field)
  const from = min ?? (max === undefined ? 0 : max - count)
  const to = max ?? from + count
  const indexes = Array.from({ length: count + 1 }, (_, index) => index)
  const whole = indexes.map((index) => Math.ceil(from) + index).filter((number) => number <= to)
  const between = indexes.map((index) => from + ((to - from) * index) / count)
  return [...whole, ...between, ...steps(field, from, to, count), from - 1, to + 1]
}

/** The first places on the counter's own steps in a range. */
function steps(field: FormField, from: number, to: number, count: number): number[] {
  const { min = 0, step } = numberBounds(field)
  if (step === undefined) return []
  const first = Math.ceil((from - min) / step)
  return Array.from({ length: count + 1 }, (_, at) => place({ min, step }, first + at)).filter(
    (number) => number <= to,
  )
}

/** The number so many steps from the first one, free of binary rounding dust. */
function place({ min = 0, step = 1 }: NumberBounds, steps: number): number {
  const digits = Math.max(decimals(min), decimals(step))
  return Number((min + steps * step).toFixed(digits))
}

const decimals = (number: number): number => String(number).split('.')[1]?.length ?? 0

/** Any number can be typed, also one that is then complained about. */
export const counterOffer: Offerer = ({ field, codes }) => {
  const numbers = written(codes)
  return offer([...numbers, ...spread(field, numbers.length + 1)])
}

type Bounds = Pick<FieldUi, 'min' | 'max' | 'step'>

/** The places of a slider's scale; undefined when there are too many of them, or none. */
export function placesOfScale(ui: Bounds): number[] | undefined {
  const bounds = numberBounds({ type: 'slider', ui })
  const { min = 0, max = 0, step = 1 } = bounds
  const places = Math.floor((max - min) / step + 1e-9) + 1
  if (places < 1 || places > MOST_PLACES) return undefined
  return Array.from({ length: places }, (_, at) => place(bounds, at))
}

/** Only the places of the scale. */
export const sliderOffer: Offerer = ({ field }) => {
  const places = placesOfScale(field.ui)
  return places
    ? offer(places, { clearable: false })
    : offer([numberBounds(field).min], { open: true, clearable: false })
}

/** The marks of a rate, from 1; undefined when there are too many. */
export function marksOf(ui: Bounds): number[] | undefined {
  const { max = 0 } = numberBounds({ type: 'rate', ui })
  return max > MOST_PLACES
    ? undefined
    : Array.from({ length: Math.max(0, Math.floor(max)) }, (_, at) => at + 1)
}

export const rateOffer: Offerer = ({ field }) => {
  const marks = marksOf(field.ui)
  return marks ? offer(marks) : offer([1], { open: true })
}
