import type { FormField, FormValues } from '#contract/form.ts'
import type { Item } from '#contract/formInfo.ts'
import { namedItems } from '#domain/validators/offered/fieldItems.ts'
import type { FormContext } from '../formContext.ts'
import { type FilledPlace, filledPlaces, samePlace } from './filledPlaces.ts'
import type { FormOfATime, Lost } from './migration.ts'
import { wordsOf } from './wordsOf.ts'

/** Returns the values of an answer for which the changed form has no field or no option. */
export const lostIn = (before: FormOfATime, after: FormOfATime, stored: FormValues): Lost[] =>
  filledPlaces(before.bundle, stored).flatMap((place): Lost[] => {
    const { path, field, value, table } = place
    const now = samePlace(after.bundle, place)
    const lost = { path, label: now?.label || field.label || field.key }
    if (!now || now.shape === 'none')
      return [
        {
          ...lost,
          what: table === undefined ? 'field' : 'column',
          text: wordsOf(field, value, before.context),
        },
      ]
    const codes = namelessCodes(place, now, before.context, after.context)
    return codes.length > 0 ? [{ ...lost, what: 'code', text: codes.join('、') }] : []
  })

/** Returns the codes that had a name in the old form and have none now. */
function namelessCodes(
  { field, value }: FilledPlace,
  now: FormField,
  before: FormContext,
  after: FormContext,
): string[] {
  if (!field.options || !now.options) return []
  const [were, are] = [namesIn(namedItems(field, before)), namesIn(namedItems(now, after))]
  return [...new Set(codesIn(value))]
    .filter((code) => were.has(code) && !are.has(code))
    .map((code) => `${were.get(code)}（${code}）`)
}

/** Returns the codes in a choice, a path, paths, or the area of a unit. */
function codesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(codesIn)
  if (value !== null && typeof value === 'object' && 'areaCode' in value)
    return codesIn(value.areaCode)
  return []
}

const known = new WeakMap<readonly Item[], ReadonlyMap<string, string>>()

/** Returns code → name for a whole tree; cached per list. */
function namesIn(items: readonly Item[]): ReadonlyMap<string, string> {
  const names = known.get(items) ?? new Map(entriesIn(items))
  known.set(items, names)
  return names
}

const entriesIn = (items: readonly Item[]): [string, string][] =>
  items.flatMap(({ itemCode, itemName, children = [] }) => [
    [itemCode, itemName],
    ...entriesIn(children),
  ])
