import type { FormField, FormValues } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import type { FormStore } from '#runtime/core/form/formStore.ts'
import { cellPath, type FormPath } from '#runtime/core/form/paths.ts'
import { messageId } from '../coverage/item.ts'
import { isGiven, type MessageRule, ruleOfMessage, rulesOfField } from '../coverage/messages.ts'
import { wrongValues } from './wrongTexts.ts'

/** True when no earlier scenario has triggered the rule. */
export type IsOpen = (id: string) => boolean

/** Rules that are refused by what a field holds alone. */
const BY_VALUE: readonly MessageRule[] = ['required', 'tooSmall', 'tooLarge', 'pattern']

/**
 * Returns values of a field that each trigger another untested rule; the store is restored afterwards.
 * @param store shows all messages
 */
export function wrongsOf(store: FormStore, field: FormField, isOpen: IsOpen): unknown[] {
  const { key } = field
  const right = store.get(key)
  const found = field.columns
    ? wrongTables(store, field, isOpen)
    : wrongAt(store, field, key, key, isOpen)
  store.set(key, right)
  return found
}

/** Values of one place. */
function wrongAt(
  store: FormStore,
  field: FormField,
  path: FormPath,
  key: string,
  isOpen: IsOpen,
): unknown[] {
  if (field.shape === 'files') return wrongFiles(store, field, path, key, isOpen)
  const right = store.get(path)
  const rules = rulesOfField(field).filter(
    (rule) => BY_VALUE.includes(rule) && isOpen(messageId(key, rule)),
  )
  return rules.flatMap((rule) => {
    const found = wrongValues(field, rule, right, store.options.context).find((value) =>
      isRefused(store, field, path, value, rule),
    )
    store.set(path, right)
    return found === undefined ? [] : [found]
  })
}

function isRefused(
  store: FormStore,
  field: FormField,
  path: FormPath,
  value: unknown,
  rule: MessageRule,
): boolean {
  store.set(path, value)
  const message = store.error(path)
  return (
    message !== undefined &&
    ruleOfMessage(field, store.get(path), message, store.placeErrors(path)) === rule
  )
}

function wrongFiles(
  store: FormStore,
  field: FormField,
  path: FormPath,
  key: string,
  isOpen: IsOpen,
): unknown[] {
  const right = store.get(path)
  const { limit = 0 } = field.constraints
  const file = (name: string) => ({ name, url: `/files/${name}` })
  const tries: [MessageRule, unknown][] = [
    ['required', null],
    ['fileType', [file('示例.exe')]],
    [
      'fileCount',
      Array.from({ length: limit + 1 }, () =>
        file(`示例.${field.constraints.fileType?.[0] ?? 'pdf'}`),
      ),
    ],
  ]
  const found = tries
    .filter(([rule]) => rulesOfField(field).includes(rule) && isOpen(messageId(key, rule)))
    .filter(([rule, value]) => isRefused(store, field, path, value, rule))
  store.set(path, right)
  return found.map(([, value]) => value)
}

/** More rows would fill pages. */
export const MOST_ROWS = 50

function wrongTables(store: FormStore, field: FormField, isOpen: IsOpen): unknown[] {
  const { key, constraints } = field
  const [row = {}] = store.rows(key)
  const { min = 0, max = 0, numLimit = 0 } = constraints
  const sizes: [MessageRule, number][] = [
    ['tooSmall', min - 1],
    ['tooLarge', max + 1],
    ['rows', numLimit + 1],
  ]
  const whole = sizes
    .filter(
      ([rule, size]) =>
        isOpen(messageId(key, rule)) &&
        rulesOfField(field).includes(rule) &&
        size > 0 &&
        size <= MOST_ROWS,
    )
    .map(([rule, size]) => [rule, Array.from({ length: size }, () => row)] as const)
    .filter(([rule, rows]) => isRefused(store, field, key, rows, rule))
    .map(([, rows]) => rows)
  const empty = isOpen(messageId(key, 'required')) && field.required ? [null] : []
  return [...empty, ...whole, ...wrongRows(store, field, row, isOpen)]
}

/** Tables of one row with something wrong in every column, as often as a column can be wrong; and one row twice. */
function wrongRows(
  store: FormStore,
  { key, columns = [] }: FormField,
  row: FormValues,
  isOpen: IsOpen,
): FormValues[][] {
  store.set(key, [row])
  const given = columns.filter(isGiven)
  const wrongs = given.map((column) => ({
    column,
    values: wrongAt(store, column, cellPath(key, 0, column.key), `${key}/${column.key}`, isOpen),
  }))
  const rounds = Math.max(0, ...wrongs.map(({ values }) => values.length))
  const rows = Array.from({ length: rounds }, (_, round) => {
    const cells = wrongs.flatMap(({ column, values }) =>
      round < values.length ? [[column.key, values[round]] as const] : [],
    )
    return [withCells(row, cells)]
  })
  const repeats = given.some(
    (column) =>
      column.constraints.notRepeat === 'rows' &&
      ownValue(row, column.key) !== undefined &&
      isOpen(messageId(`${key}/${column.key}`, 'notRepeat')),
  )
  return [...rows, ...(repeats ? [[row, row]] : [])]
}

/** A cleared cell is not there. */
const withCells = (row: FormValues, cells: readonly (readonly [string, unknown])[]): FormValues =>
  Object.fromEntries(
    [...new Map([...Object.entries(row), ...cells])].filter(([, value]) => value !== null),
  )
