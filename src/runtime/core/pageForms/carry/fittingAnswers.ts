import type { FormBundle, FormField, FormValues } from '#contract/form.ts'
import { ownValue, putOwn } from '#contract/record.ts'
import { isEmpty } from '#domain/json/isEmpty.ts'
import type { LostAnswer } from '../../drafts/restoreDraft.ts'
import { shownText } from '../../drafts/shownText.ts'
import { changedAspect, printOf } from '../../form/fieldPrint.ts'
import { type FilledPlace, filledPlaces, samePlace } from '../../form/migrate/filledPlaces.ts'
import { labelAt } from '../../form/migrate/labelAt.ts'
import { lostIn } from '../../form/migrate/lostIn.ts'
import type { FormOfATime } from '../../form/migrate/migration.ts'
import { parseCell } from '../../form/paths.ts'

/** Typed answers as far as a changed form can hold them, and those it cannot. */
export interface Fitting {
  values: FormValues
  changed: LostAnswer[]
  dropped: LostAnswer[]
}

/**
 * Divides typed answers by whether the changed form has a place for them: field and column exist, are filled in the
 * same way, and offer the chosen option. Whether the value passes the new checks is left to those checks.
 */
export function fittingAnswers(
  before: FormOfATime,
  bundle: FormBundle,
  typed: FormValues,
): Fitting {
  const values: FormValues = {}
  const lost: LostAnswer[] = []
  for (const [key, value] of Object.entries(typed)) {
    const field = ownValue(before.bundle.fields, key)
    const reason = field && !isEmpty(value) && lostField(field, ownValue(bundle.fields, key))
    if (!reason) putOwn(values, key, value)
    else lost.push(lostAnswer(before, { path: key, field, value }, reason))
  }
  const places = lostPlaces(before, bundle, values)
  const all = [...lost, ...places.map(({ place, reason }) => lostAnswer(before, place, reason))]
  return {
    values: places.reduce((rest, { place }) => without(rest, place), values),
    changed: all.filter(({ reason }) => reason !== 'gone'),
    dropped: all.filter(({ reason }) => reason === 'gone'),
  }
}

type Reason = LostAnswer['reason']

function lostField(field: FormField, now: FormField | undefined): Reason | undefined {
  if (!now || now.shape === 'none') return 'gone'
  return isRetyped(field, now) ? 'type' : undefined
}

const isRetyped = (field: FormField, now: FormField): boolean =>
  changedAspect(printOf(field), printOf(now)) === 'type'

interface LostPlace {
  place: FilledPlace
  reason: Reason
}

/** Returns the cells without a column, and the fields and cells whose option is not offered any more. */
function lostPlaces(before: FormOfATime, bundle: FormBundle, values: FormValues): LostPlace[] {
  const after = { bundle, context: before.context }
  const lost = new Map(lostIn(before, after, values).map(({ path, what }) => [path, what]))
  return filledPlaces(before.bundle, values).flatMap((place): LostPlace[] => {
    const now = samePlace(bundle, place)
    const what = lost.get(place.path)
    if (what) return [{ place, reason: what === 'code' ? 'options' : 'columns' }]
    return now && isRetyped(place.field, now) ? [{ place, reason: 'type' }] : []
  })
}

const lostAnswer = (
  { bundle, context }: FormOfATime,
  { path, field, value }: FilledPlace,
  reason: Reason,
): LostAnswer => ({
  key: path,
  label: labelAt(bundle, path),
  text: shownText(field, value, context),
  reason,
})

function without(values: FormValues, { path, table, field }: FilledPlace): FormValues {
  if (table === undefined) {
    const { [path]: _, ...rest } = values
    return rest
  }
  const rows = ownValue(values, table) as FormValues[]
  const at = parseCell(path)?.row
  return {
    ...values,
    [table]: rows.map((row, index) => {
      const { [field.key]: _, ...rest } = row
      return index === at ? rest : row
    }),
  }
}
