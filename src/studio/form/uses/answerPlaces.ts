import type { Schema } from '#contract/calls.ts'
import type { FormDocument } from '#formDocument/formDocument.ts'
import { keyOf } from '#formDocument/keys/keys.ts'
import { labelOf } from '#formDocument/names/labels.ts'
import { definitionAt } from '#formDocument/rows/definitionAt.ts'
import { columnsOf, fieldAt } from '#formDocument/rows/rows.ts'
import { answersOf, type Change, placeOf } from '#formDocument/uses/change.ts'
import { namedAnswers } from '#formDocument/uses/named.ts'
import { optionName } from '#formDocument/uses/optionUses.ts'
import { goneCodes } from '#formDocument/uses/repairs/repairOption.ts'

export type AnswerPlace = Schema<'AnswerPlace'>

/** Maximum number of places per request. */
const MOST = 300

/** A place of stored answers affected by a change, and its name. */
export interface NamedPlace {
  place: AnswerPlace
  name: string
}

/** Returns the places where applicants may have given answers affected by a change; for an option, its codes. */
export function answerPlaces({ formInfo }: FormDocument, change: Change): NamedPlace[] {
  const { row, index, column } = placeOf(change)
  const table = fieldAt(formInfo, { row, index })
  if (change.act === 'option') {
    const definition = definitionAt(formInfo, change.place)
    const key = keyOf(table)
    if (!definition || key === undefined) return []
    const at = column === undefined ? { key } : { key, column: keyOf(definition) ?? '' }
    return [...goneCodes(definition, change.code)].map((code) => ({
      place: { ...at, code },
      name: optionName(definition, code),
    }))
  }
  const { names, columnNames } = namedAnswers(formInfo, answersOf(formInfo, change))
  const fields = [...names].map(([key, name]) => ({ place: { key }, name }))
  const columns = columnNames.map((one) => ({
    place: { key: one.table, column: one.column },
    name: one.name,
  }))
  return [...fields, ...columns].slice(0, MOST)
}

/** Returns the name of the subject of a change: a field, the first of several, or an option. */
export function subjectOf({ formInfo }: FormDocument, change: Change): string {
  if (change.act === 'option') {
    const definition = definitionAt(formInfo, change.place)
    return definition ? optionName(definition, change.code) : change.code
  }
  const { column, ...place } = placeOf(change)
  const field = fieldAt(formInfo, place)
  return labelOf(column === undefined ? field : columnsOf(field)?.[column])
}
