import type { FieldType } from '#contract/formInfo.ts'
import type { Target } from '../edits/edit.ts'
import { removed } from '../edits/remove.ts'
import type { FieldPlace, FormDocument } from '../formDocument.ts'
import { formKeys, keyOf, keysOf } from '../keys/keys.ts'
import { columnsOf, type FormInfo, fieldAt, fieldsOf } from '../rows/rows.ts'
import type { Answers } from './rules/answers.ts'

/** A change of a part of a form that others may depend on. */
export type Change =
  | { act: 'remove'; target: Target }
  | { act: 'type'; place: FieldPlace; type: FieldType }
  | { act: 'key'; place: FieldPlace; key: string }
  | { act: 'option'; place: FieldPlace; code: string }

/** A changed form, and the place to select in it. */
export interface Repaired {
  document: FormDocument
  place: FieldPlace | null
}

export const placeOf = (change: Change): FieldPlace =>
  change.act === 'remove' ? change.target.place : change.place

/**
 * Returns the answers affected by a change. A removal affects those that no field gives any more: of two fields with
 * one key, the other may remain.
 */
export function answersOf(formInfo: FormInfo, change: Change): Answers {
  const known = Object.fromEntries([...formKeys(formInfo)].map((key) => [key, true]))
  const { column, ...place } = placeOf(change)
  const of = (fields: ReadonlySet<string>, columns: Answers['columns'] = new Map()): Answers => ({
    ...{ fields, columns, known },
  })
  const table = fieldAt(formInfo, place)
  if (change.act === 'remove') {
    const after = removed(formInfo, change.target).formInfo
    if (column === undefined) return of(without(formKeys(formInfo), formKeys(after)))
    const gone = without(columnKeys(table), columnKeys(tableIn(after, table)))
    return of(new Set(), new Map([[keyOf(table) ?? '', gone]]))
  }
  const key = keyOf(fieldAt(formInfo, placeOf(change)))
  const keys = new Set(key === undefined ? [] : [key])
  return column === undefined ? of(keys) : of(new Set(), new Map([[keyOf(table) ?? '', keys]]))
}

const columnKeys = (table: unknown): Set<string> => keysOf(columnsOf(table) ?? [])

const tableIn = (formInfo: FormInfo, table: unknown): unknown =>
  formInfo.flatMap(fieldsOf).find((field) => keyOf(field) === keyOf(table))

const without = (before: ReadonlySet<string>, after: ReadonlySet<string>): Set<string> =>
  new Set([...before].filter((key) => !after.has(key)))
