import type { FormBundle } from '#contract/form.ts'
import { type FormPath, parseCell } from './paths.ts'

/** Path → message. */
export type FormErrors = Record<FormPath, string>

/**
 * The messages among `paths` that show now, in the order of the document: a table before its cells, these row by row.
 * @param messageAt the message that shows at a path
 */
export function shownErrors(
  { fields, order }: FormBundle,
  paths: Iterable<FormPath>,
  messageAt: (path: FormPath) => string | undefined,
): FormErrors {
  const orderOf = new Map(order.map((key, index) => [key, index]))
  const placeOf = (path: FormPath): readonly number[] => {
    const cell = orderOf.has(path) ? undefined : parseCell(path)
    if (!cell) return [orderOf.get(path) ?? -1]
    const columns = fields[cell.table]?.columns ?? []
    const column = columns.findIndex(({ key }) => key === cell.column)
    return [orderOf.get(cell.table) ?? -1, cell.row, column]
  }
  const shown = [...new Set(paths)].flatMap((path) => {
    const message = messageAt(path)
    return message ? [{ path, message, place: placeOf(path) }] : []
  })
  shown.sort((a, b) => comparePlaces(a.place, b.place))
  return Object.fromEntries(
    shown
      .filter(({ place }) => place.every((number) => number >= 0))
      .map(({ path, message }) => [path, message]),
  )
}

/** By the first number that differs; a place comes before those inside it. */
function comparePlaces(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((number, index) => number !== b[index])
  return at < 0 ? a.length - b.length : (a[at] ?? 0) - (b[at] ?? -1)
}
