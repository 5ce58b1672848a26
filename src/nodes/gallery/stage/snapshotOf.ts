import { ownValue } from '#contract/record.ts'
import type { FormStore } from '#runtime/core/form/formStore.ts'
import { cellPath } from '#runtime/core/form/paths.ts'
import { explainField } from '#runtime/core/why/explainField.ts'
import type { PlaceState, Snapshot } from '../messages.ts'

/** Returns a snapshot of the form. @param asked the place to explain */
export function snapshotOf(store: FormStore, file: string, asked: string | null): Snapshot {
  const { bundle } = store
  const explanation = asked === null ? undefined : explainField(store, asked)
  return {
    file,
    places: bundle.order.flatMap((key) => placesOf(store, key)),
    values: Object.fromEntries(bundle.order.map((key) => [key, store.get(key)])),
    submission: store.submission(),
    diagnostics: bundle.diagnostics,
    ...(explanation && { explanation }),
  }
}

/** The field, and the cells of a table that has rows. */
function placesOf(store: FormStore, key: string): PlaceState[] {
  const field = ownValue(store.bundle.fields, key)
  if (!field) return []
  const shown = !store.isHidden(key)
  const place = (path: string, label: string, type: string, hidden = false): PlaceState => {
    const error = store.error(path)
    return {
      ...{ path, label, type, shown: shown && !hidden, disabled: store.isDisabled(key) },
      ...(error !== undefined && { error }),
    }
  }
  const cells = (field.columns ?? []).length > 0 ? store.rows(key) : []
  return [
    place(key, field.label || key, field.type),
    ...cells.flatMap((_, row) =>
      (field.columns ?? []).map((column) =>
        place(
          cellPath(key, row, column.key),
          `${field.label || key} ${row + 1} · ${column.label || column.key}`,
          column.type,
          column.isHide,
        ),
      ),
    ),
  ]
}
