import type { AttributePath } from './attributes.ts'
import type { Difference } from './difference.ts'

/** Attributes that repeat another attribute of the field in the widget's terms. */
const REPEATS: Partial<Record<AttributePath, readonly AttributePath[]>> = {
  shape: ['type'],
  'ui.multiple': ['shape'],
  'ui.range': ['shape'],
  'messages.files': ['messages.fileCount'],
  'messages.rows': ['messages.numLimit'],
  'ui.min': ['constraints.min'],
  'ui.max': ['constraints.max'],
}

/** Checks that a message text belongs to, and with which it is reported. */
const TEXT_OF: Partial<Record<AttributePath, readonly AttributePath[]>> = {
  'messages.required': ['required'],
  'messages.limit': ['constraints.min', 'constraints.max', 'ui.min', 'ui.max'],
  'messages.pattern': ['constraints.pattern', 'constraints.card'],
  'messages.notRepeat': ['constraints.notRepeat'],
  'messages.fileType': ['constraints.fileType'],
  'messages.fileSize': ['constraints.fileSize'],
  'messages.fileCount': ['constraints.limit'],
  'messages.numLimit': ['constraints.numLimit'],
}

/** Returns whether a difference is reported together with another one of the same field. */
export const isFolded = (difference: Difference, all: readonly Difference[]): boolean =>
  repeats(difference, all) ||
  goesWithItsType(difference, all) ||
  goesWithItsCheck(difference, all) ||
  leaderOf(difference, all) !== undefined

/**
 * Returns the change that a text follows automatically: of the label it contains, of its limit, or of its type. None
 * for a text written for this field, unless only the label in it was replaced.
 */
export function leaderOf(
  difference: Difference,
  all: readonly Difference[],
): Difference | undefined {
  const { path, isUsual } = difference
  const of = (paths: readonly AttributePath[]) =>
    paths.flatMap((each) => all.find((other) => other.path === each) ?? [])[0]
  if (followsLabel(difference, all)) return of(['label'])
  return isUsual ? of(['label', ...(TEXT_OF[path] ?? []), 'type', 'shape']) : undefined
}

/** Returns whether a difference repeats another one of the field. */
export function repeats({ path, before, after }: Difference, all: readonly Difference[]): boolean {
  const repeated = (REPEATS[path] ?? []).flatMap((other) =>
    all.filter((each) => each.path === other),
  )
  const comparesValues = path.startsWith('messages.') || path === 'ui.min' || path === 'ui.max'
  return repeated.some(
    (other) => !comparesValues || (other.before === before && other.after === after),
  )
}

/** Attributes of the old type's widget only. */
const goesWithItsType = ({ path, after }: Difference, all: readonly Difference[]): boolean =>
  path.startsWith('ui.') && after === undefined && all.some((other) => other.path === 'type')

function goesWithItsCheck({ path, after }: Difference, all: readonly Difference[]): boolean {
  const checks = TEXT_OF[path] ?? []
  return after === undefined && all.some((other) => checks.includes(other.path))
}

/** A default text holds the label: with the label replaced it is the new one. */
function followsLabel({ path, before, after }: Difference, all: readonly Difference[]): boolean {
  const label = all.find((other) => other.path === 'label')
  if (!path.startsWith('messages.') || !label?.before) return false
  return String(before).replaceAll(String(label.before), String(label.after)) === after
}
