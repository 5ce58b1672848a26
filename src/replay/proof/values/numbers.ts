import type { FieldUi, FormField } from '#contract/form.ts'
import { type Offerer, offer } from './offer.ts'

/** Bounds, steps and marks a control falls back on where the form says nothing (widgets slider and rate). */
const SLIDER = { min: 0, max: 100, step: 1 }
const MARKS = 5

/** Scales with more places than this are not written out. */
const MOST_PLACES = 10_000

/** A code written as a number is written; `01` is none. */
const written = (codes: readonly string[]): number[] =>
  codes.map(Number).filter((number, index) => String(number) === codes[index])

/** Numbers within the limits, more than there are codes, whole ones first; and one beyond each limit. */
function spread({ constraints }: FormField, count: number): number[] {
  const { min, max } = constraints
  const from = min ?? (max === undefined ? 0 : max - count)
  const to = max ?? from + count
  const indexes = Array.from({ length: count + 1 }, (_, index) => index)
  const whole = indexes.map((index) => Math.ceil(from) + index).filter((number) => number <= to)
  const between = indexes.map((index) => from + ((to - from) * index) / count)
  return [...whole, ...between, from - 1, to + 1]
}

/** Any number can be typed, also one that is then complained about. */
export const counterOffer: Offerer = ({ field, codes }) => {
  const numbers = written(codes)
  return offer([...numbers, ...spread(field, numbers.length + 1)])
}

type Scale = Pick<FieldUi, 'min' | 'max' | 'step'>

/** The places of a slider's scale; undefined when there are too many of them, or none. */
export function placesOfScale({ min = SLIDER.min, max = SLIDER.max, ...scale }: Scale) {
  const step = scale.step !== undefined && scale.step > 0 ? scale.step : SLIDER.step
  const places = Math.floor((max - min) / step + 1e-9) + 1
  if (places < 1 || places > MOST_PLACES) return undefined
  const digits = Math.max(decimals(min), decimals(step))
  return Array.from({ length: places }, (_, at) => Number((min + at * step).toFixed(digits)))
}

/** Only the places of the scale. */
export const sliderOffer: Offerer = ({ field: { ui } }) => {
  const places = placesOfScale(ui)
  return places
    ? offer(places, { clearable: false })
    : offer([ui.min ?? SLIDER.min], { open: true, clearable: false })
}

const decimals = (number: number): number => String(number).split('.')[1]?.length ?? 0

/** The marks of a rate, from 1; undefined when there are too many. */
export const marksOf = ({ max = MARKS }: Pick<FieldUi, 'max'>): number[] | undefined =>
  max > MOST_PLACES
    ? undefined
    : Array.from({ length: Math.max(0, Math.floor(max)) }, (_, at) => at + 1)

export const rateOffer: Offerer = ({ field: { ui } }) => {
  const marks = marksOf(ui)
  return marks ? offer(marks) : offer([1], { open: true })
}
