import { ownValue } from '#contract/record.ts'
import { isSameJson } from '#domain/json/isSameJson.ts'
import type { Channel } from '../channels.ts'
import type { FormStore } from '../formStore.ts'
import { cellPath } from '../paths.ts'

/** Returns the channels to announce so that listeners of the first store show the second. */
export function changesBetween(before: FormStore, next: FormStore): Channel[] {
  const keys = new Set([...before.bundle.order, ...next.bundle.order])
  const errors = errorChanges(before, next)
  return [
    'change',
    ...(isSameList(before.bundle.sections, next.bundle.sections) ? [] : ['sections' as const]),
    ...[...keys].flatMap((key) => fieldChanges(before, next, key)),
    ...(errors.length > 0 ? ['errors' as const, ...errors] : []),
  ]
}

function fieldChanges(before: FormStore, next: FormStore, key: string): Channel[] {
  const [was, field] = [before, next].map(({ bundle }) => ownValue(bundle.fields, key))
  const isChanged = !Object.is(before.get(key), next.get(key))
  const isMoved = was?.columns !== undefined && !isSameJson(before.rowIds(key), next.rowIds(key))
  return [
    ...(was === field ? [] : [`field:${key}` as const]),
    ...(isChanged ? [`value:${key}` as const, ...cellChanges(before, next, key)] : []),
    ...(isChanged || isMoved ? [`rows:${key}` as const] : []),
    ...(before.isHidden(key) === next.isHidden(key) ? [] : [`hidden:${key}` as const]),
  ]
}

/** Returns the channels of all cells of a table with changed rows. */
const cellChanges = (before: FormStore, next: FormStore, key: string): Channel[] =>
  [before, next].flatMap((store) =>
    (ownValue(store.bundle.fields, key)?.columns ?? []).flatMap((column) =>
      store.rows(key).map((_, row): Channel => `value:${cellPath(key, row, column.key)}`),
    ),
  )

function errorChanges(before: FormStore, next: FormStore): Channel[] {
  const [was, now] = [before.errors(), next.errors()]
  const paths = Object.keys({ ...was, ...now })
  return paths
    .filter((path) => ownValue(was, path) !== ownValue(now, path))
    .map((path): Channel => `error:${path}`)
}

const isSameList = (left: readonly unknown[], right: readonly unknown[]): boolean =>
  left.length === right.length && left.every((each, index) => each === right[index])
