import type { RawField } from '#contract/formInfo.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import type { FieldPlace } from '../formDocument.ts'
import { columnsOf, type FormInfo, fieldAt, spliced, withColumns, withField } from './rows.ts'

/** Returns the definition at a place; undefined for a missing or malformed one. */
export function definitionAt(formInfo: FormInfo, place: FieldPlace): RawField | undefined {
  const definition = fieldAt(formInfo, place)
  return isRecord(definition) ? definition : undefined
}

/** Returns the form with another definition at a place; all other parts stay the same objects. */
export function withDefinition(
  formInfo: FormInfo,
  place: FieldPlace,
  definition: RawField,
): FormInfo {
  const { column, ...table } = place
  if (column === undefined) return withField(formInfo, place, definition)
  const columns = columnsOf(fieldAt(formInfo, table)) ?? []
  return withColumns(formInfo, place, spliced(columns, column, 1, definition))
}
