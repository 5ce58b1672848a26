import type { FieldUi } from '#contract/form.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { timesOfDay } from '#domain/time/timesOfDay.ts'
import { marksOf, placesOfScale } from '../../proof/values/numbers.ts'
import type { OptionSnapshot } from '../snapshot/itemSnapshots.ts'
import type { FieldSnapshot } from '../snapshot/snapshot.ts'
import type { AttributePath } from './attributes.ts'
import type { Difference } from './difference.ts'

/** Returns whether a value accepted before may be refused now; an absent attribute means no requirement. */
type Narrows = (before: unknown, after: unknown) => boolean

const isRaised: Narrows = (before, after) =>
  typeof after === 'number' && !(typeof before === 'number' && after <= before)

const isLowered: Narrows = (before, after) =>
  typeof after === 'number' && !(typeof before === 'number' && after >= before)

const losesEntries: Narrows = (before, after) =>
  Array.isArray(after) && !(Array.isArray(before) && isWithin(before, after))

const isWithin = (some: readonly unknown[], others: readonly unknown[]): boolean => {
  const known = new Set(others)
  return some.every((one) => known.has(one))
}

/** Of one rule in place of another it is not known which texts both let pass; one that is matched otherwise is the same. */
const losesTexts: Narrows = (before, after) =>
  isRecord(after) && !(isRecord(before) && before.source === after.source)

const isAsked: Narrows = (_, after) => after !== undefined

const NARROWINGS: Partial<Record<AttributePath, Narrows>> = {
  'constraints.min': isRaised,
  'constraints.max': isLowered,
  'constraints.pattern': losesTexts,
  'constraints.card': isAsked,
  'constraints.notRepeat': isAsked,
  'constraints.fileType': losesEntries,
  'constraints.fileSize': isLowered,
  'constraints.limit': isLowered,
  'constraints.numLimit': isLowered,
  'ui.min': isRaised,
  'ui.max': isLowered,
}

/** The values a scale offers, for the types that have one; `min`, `max` and `step` mean only what they make of it. */
const SCALES: Partial<Record<FieldSnapshot['type'], (ui: object) => unknown[] | undefined>> = {
  slider: placesOfScale,
  rate: marksOf,
  timeSelect: ({ step }: { step?: number }) => timesOfDay(step),
}

const SCALE_PATHS: readonly AttributePath[] = ['ui.min', 'ui.max', 'ui.step']

/**
 * Whether values that were filled in may be refused because an attribute leaves less room than before. One that leaves
 * as much or more is no narrowing.
 */
export function narrows(
  { path, before, after }: Difference,
  was: FieldSnapshot,
  is: FieldSnapshot,
): boolean {
  return was.type === is.type && SCALE_PATHS.includes(path) && SCALES[is.type]
    ? losesPlaces(path, was, is)
    : (NARROWINGS[path]?.(before, after) ?? false)
}

/** Whether places of the scale are lost, and by this attribute alone or only by all of them together. */
function losesPlaces(path: AttributePath, was: FieldSnapshot, is: FieldSnapshot): boolean {
  const scale = SCALES[is.type]
  const old = scale?.(was.ui ?? {})
  const loses = (ui: object): boolean => {
    const places = scale?.(ui)
    return !old || !places || !isWithin(old, places)
  }
  const alone = (each: AttributePath): boolean => {
    const name = each.slice('ui.'.length) as keyof FieldUi
    return loses({ ...was.ui, [name]: is.ui?.[name] })
  }
  return loses(is.ui ?? {}) && (alone(path) || !SCALE_PATHS.some(alone))
}

/**
 * Whether a path of areas that was picked may be none any more: only the ends of paths are offered, so that another
 * depth leaves none of the old ones (of areas that have more below them), or only one province is there.
 */
export function narrowsAreas(
  before: OptionSnapshot | undefined,
  after: OptionSnapshot | undefined,
): boolean {
  if (before?.kind !== 'area' || after === undefined) return false
  if (after.kind !== 'area') return true
  return (
    after.depth !== before.depth || (after.province === 'ownOnly' && before.province !== 'ownOnly')
  )
}
