import type { FormField } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import type { FormStore } from '../form/formStore.ts'
import { cellPath, type FormPath } from '../form/paths.ts'
import { trialsAt } from '../why/flips/trials.ts'

/** Number of rows added to an empty table. */
const ROWS = 2

/**
 * Fills every empty visible place with the first natural value that its checks accept, in document order, so that
 * controllers precede their targets. Files and signatures are left out, because there are none to give.
 */
export function fillSample(store: FormStore): void {
  for (const key of store.bundle.order) {
    const field = ownValue(store.bundle.fields, key)
    if (!field || store.isHidden(key) || !isInvented(field)) continue
    if (field.columns) fillTable(store, key)
    else fillPlace(store, key)
  }
}

const isInvented = ({ type, shape }: FormField): boolean =>
  shape !== 'none' && shape !== 'files' && type !== 'sign'

function fillTable(store: FormStore, table: string): void {
  while (store.rows(table).length < ROWS && store.addRow(table));
  for (const [row] of store.rows(table).entries())
    for (const column of ownValue(store.bundle.fields, table)?.columns ?? [])
      if (isInvented(column)) fillPlace(store, cellPath(table, row, column.key))
}

function fillPlace(store: FormStore, path: FormPath): void {
  const before = store.get(path)
  if (before !== undefined && before !== '') return
  for (const { value } of trialsAt(store, path)) {
    if (value === undefined) continue
    store.type(path, value)
    if (!store.placeErrors(path).failure) return
  }
  store.type(path, before)
}
