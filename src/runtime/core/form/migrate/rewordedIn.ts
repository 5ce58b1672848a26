import type { FormValues } from '#contract/form.ts'
import { filledPlaces, samePlace } from './filledPlaces.ts'
import type { FormOfATime, Reworded } from './migration.ts'
import { wordsOf } from './wordsOf.ts'

/** Returns what reads differently in the changed form; a column's label is reported once per table. */
export function rewordedIn(
  before: FormOfATime,
  after: FormOfATime,
  stored: FormValues,
): Reworded[] {
  const reportedLabels = new Set<string>()
  return filledPlaces(before.bundle, stored).flatMap((place): Reworded[] => {
    const { path, field, value, table } = place
    const now = samePlace(after.bundle, place)
    if (!now || now.shape !== field.shape) return []
    const found: Reworded[] = []
    const home = table === undefined ? path : `${table}/${field.key}`
    if (now.label !== field.label && !reportedLabels.has(home)) {
      reportedLabels.add(home)
      found.push({ path: home, label: now.label, what: 'label', was: field.label, now: now.label })
    }
    const [was, is] = [wordsOf(field, value, before.context), wordsOf(now, value, after.context)]
    if (was !== is) found.push({ path, label: now.label, what: 'value', was, now: is })
    return found
  })
}
