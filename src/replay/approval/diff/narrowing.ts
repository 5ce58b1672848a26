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
  const otherCodes = new Set(others)
  return some.every((one) => otherCodes.has(one))
}

/**
 * For a replaced rule it is unknown which texts both accept, so it counts as narrowing; a rule that is only matched
 * differently does not.
 */
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

/** True when existing values may be refused because an attribute is stricter than before. */
export function narrows(
  { path, before, after }: Difference,
  was: FieldSnapshot,
  is: FieldSnapshot,
): boolean {
  return was.type === is.type && SCALE_PATHS.includes(path) && SCALES[is.type]
    ? losesPlaces(path, was, is)
    : (NARROWINGS[path]?.(before, after) ?? false)
}

/** True when places of the scale are lost, by this attribute alone or only in combination. */
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
 * True when a chosen area path may no longer be valid: only complete paths are offered, so another depth invalidates
 * existing ones (of areas with children), or only one province remains.
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
