import type { FieldUi, FormField } from '#contract/form.ts'
import { type NumberBounds, numberBounds } from '#domain/validators/offered/numberBounds.ts'
import { type Offerer, offer } from './offer.ts'

/** Scales with more places are not listed. */
const MOST_PLACES = 10_000

/** Returns the codes in canonical number format; `01` is not. */
const written = (codes: readonly string[]): number[] =>
  codes.map(Number).filter((number, index) => String(number) === codes[index])

/** Returns the stricter of the check's limits and the counter's. */
function range({ constraints, ui }: FormField): { min?: number; max?: number } {
  const min = Math.max(constraints.min ?? -Infinity, ui.min ?? -Infinity)
  const max = Math.min(constraints.max ?? Infinity, ui.max ?? Infinity)
  return { ...(min > -Infinity && { min }), ...(max < Infinity && { max }) }
}

/** Returns numbers within the limits, more than there are codes, integers first; and one beyond each limit. */
function spread(field: FormField, count: number): number[] {
  const { min, max } = range(field)
  const from = min ?? (max === undefined ? 0 : max - count)
  const to = max ?? from + count
  const indexes = Array.from({ length: count + 1 }, (_, index) => index)
  const whole = indexes.map((index) => Math.ceil(from) + index).filter((number) => number <= to)
  const between = indexes.map((index) => from + ((to - from) * index) / count)
  return [...whole, ...between, ...steps(field, from, to, count), from - 1, to + 1]
}

/** Returns the first values on the counter's steps within a range. */
function steps(field: FormField, from: number, to: number, count: number): number[] {
  const { min = 0, step } = numberBounds(field)
  if (step === undefined) return []
  const first = Math.ceil((from - min) / step)
  return Array.from({ length: count + 1 }, (_, at) => place({ min, step }, first + at)).filter(
    (number) => number <= to,
  )
}

/** Returns the value after so many steps, without floating-point error. */
function place({ min = 0, step = 1 }: NumberBounds, steps: number): number {
  const digits = Math.max(decimals(min), decimals(step))
  return Number((min + steps * step).toFixed(digits))
}

const decimals = (number: number): number => String(number).split('.')[1]?.length ?? 0

/** Offers any number: out-of-range ones can be typed and are then reported. */
export const counterOffer: Offerer = ({ field, codes, points }) => {
  const numbers = written(codes)
  const named = [...numbers, ...points.numbers]
  const between = points.numbers.length > 0 ? apart(field, [...named, 0]) : []
  return offer([...named, ...between, ...spread(field, named.length + 1)])
}

/** Returns numbers before, between and after these: any, and such as are valid where there are some. */
function apart(field: FormField, named: readonly number[]): number[] {
  const { min, max } = range(field)
  const ends = [min, max].filter((each) => each !== undefined)
  const sorted = [...new Set([...named, ...ends])].toSorted((a, b) => a - b)
  const [first = 0] = sorted
  const last = sorted.at(-1) ?? 0
  const gaps = [first - 2, ...sorted, last + 2].flatMap((from, at, all) => {
    const to = all[at + 1]
    return to === undefined ? [] : [(from + to) / 2, ...steps(field, from, to, 1)]
  })
  return [...ends, ...sorted.flatMap((each) => [each - 1, each + 1]), ...gaps]
}

type Bounds = Pick<FieldUi, 'min' | 'max' | 'step'>

/** Returns the places of a slider's scale; undefined when there are none or too many. */
export function placesOfScale(ui: Bounds): number[] | undefined {
  const bounds = numberBounds({ type: 'slider', ui })
  const { min = 0, max = 0, step = 1 } = bounds
  const places = Math.floor((max - min) / step + 1e-9) + 1
  if (places < 1 || places > MOST_PLACES) return undefined
  return Array.from({ length: places }, (_, at) => place(bounds, at))
}

/** Offers the places of the scale only. */
export const sliderOffer: Offerer = ({ field }) => {
  const places = placesOfScale(field.ui)
  return places
    ? offer(places, { clearable: false })
    : offer([numberBounds(field).min], { open: true, clearable: false })
}

/** Returns the marks of a rating, from 1; undefined when there are too many. */
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
