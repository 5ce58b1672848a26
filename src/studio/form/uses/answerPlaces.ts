import type { Schema } from '#contract/calls.ts'
import type { FormDocument } from '../formEditing.ts'
import { keyOf } from '../model/keys.ts'
import { columnsOf, fieldAt } from '../model/rows.ts'
import { labelOf } from '../model/tree/labels.ts'
import { definitionAt } from '../panel/definitionAt.ts'
import { answersOf, type Change, placeOf } from './model/change.ts'
import { namedAnswers } from './model/named.ts'
import { optionName } from './model/optionUses.ts'
import { goneCodes } from './model/repairs/repairOption.ts'

export type AnswerPlace = Schema<'AnswerPlace'>

/** Places that are asked about at once, at most. */
const MOST = 300

/** A place of answers that a change concerns, and what it is called. */
export interface NamedPlace {
  place: AnswerPlace
  name: string
}

/** Returns where applicants may have filled in what a change concerns; of an option, which codes. */
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

/** Returns what a change is about: a field, the first of several, or an option. */
export function subjectOf({ formInfo }: FormDocument, change: Change): string {
  if (change.act === 'option') {
    const definition = definitionAt(formInfo, change.place)
    return definition ? optionName(definition, change.code) : change.code
  }
  const { column, ...place } = placeOf(change)
  const field = fieldAt(formInfo, place)
  return labelOf(column === undefined ? field : columnsOf(field)?.[column])
}
