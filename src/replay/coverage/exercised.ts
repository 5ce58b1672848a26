import type { FormBundle, FormField } from '#contract/form.ts'
import type { Dictionaries } from '#contract/formInfo.ts'
import { ownValue } from '#contract/record.ts'
import { isEmpty } from '#domain/json/isEmpty.ts'
import type { FormStore } from '#runtime/core/form/formStore.ts'
import { cellPath, type FormPath, parseCell } from '#runtime/core/form/paths.ts'
import { fieldAt } from '../fieldAt.ts'
import { refusalsOf } from '../steps/refusals.ts'
import { labelOf } from '../wording/labelOf.ts'
import { checkItems, checksNow } from './checks.ts'
import { conditionItems, conditionsNow } from './conditions.ts'
import { type CoverageItem, entryId, messageId } from './item.ts'
import { isGiven, messageItems, ruleOfMessage } from './messages.ts'

/** Everything scenarios should make happen with a form, in its order. */
export const itemsOf = (bundle: FormBundle, dictionaries: Dictionaries): CoverageItem[] => [
  ...conditionItems(bundle, dictionaries),
  ...placesOf(bundle).flatMap(({ key, field }) => messageItems(key, field, dictionaries)),
  ...checkItems(bundle),
  ...placesOf(bundle).flatMap(({ key, field }) =>
    field.columns ? [] : [{ id: entryId(key), kind: 'entry' as const, key, text: labelOf(field) }],
  ),
]

/** Fields and columns that get values. */
const placesOf = ({ order, fields }: FormBundle): { key: string; field: FormField }[] =>
  order.flatMap((key) => {
    const field = ownValue(fields, key)
    if (!field || !isGiven(field)) return []
    const columns = (field.columns ?? []).filter(isGiven)
    return [
      { key, field },
      ...columns.map((column) => ({ key: `${key}/${column.key}`, field: column })),
    ]
  })

/** The items exercised by the form's current state. */
export const happening = (store: FormStore): string[] => [
  ...conditionsNow(store),
  ...messagesNow(store),
  ...checksNow(store),
  ...store.bundle.order
    .filter((key) => !store.isHidden(key))
    .flatMap((key) => entriesAt(store, key)),
]

function messagesNow(store: FormStore): string[] {
  const shown = { ...store.errors() }
  const refused = Object.entries(refusalsOf(store)).map(([path, text]) => [path, text] as const)
  return [...Object.entries(shown), ...refused].flatMap(([path, message]) => {
    const place = placeAt(store.bundle, path)
    const rule =
      place && ruleOfMessage(place.field, store.get(path), message, store.placeErrors(path))
    return place && rule ? [messageId(place.key, rule)] : []
  })
}

/** The field or column a path is of; a column by its table's key and its own. */
function placeAt(
  bundle: FormBundle,
  path: FormPath,
): { key: string; field: FormField } | undefined {
  const field = fieldAt(bundle, path)
  const cell = ownValue(bundle.fields, path) ? undefined : parseCell(path)
  return field && { key: cell ? `${cell.table}/${cell.column}` : path, field }
}

/** The field, or the columns of the table, that hold something right. */
function entriesAt(store: FormStore, key: string): string[] {
  const field = ownValue(store.bundle.fields, key)
  if (!field || !isGiven(field)) return []
  if (!field.columns) return isRight(store, key) ? [entryId(key)] : []
  const rows = [...store.rows(key).keys()]
  return field.columns
    .filter((column) => isGiven(column))
    .filter((column) => rows.some((row) => isRight(store, cellPath(key, row, column.key))))
    .map((column) => entryId(`${key}/${column.key}`))
}

const isRight = (store: FormStore, path: FormPath): boolean =>
  !isEmpty(store.get(path)) && store.placeErrors(path).failure === undefined
