import type { RawField } from '#contract/formInfo.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import type { FieldPlace } from '../formDocument.ts'
import { type FormInfo, fieldsOf, mapFields } from '../rows/rows.ts'

/** A field's definition and its place. */
export interface PlacedField {
  field: RawField
  place: FieldPlace
}

/** Returns the well-formed definitions of a form, without the columns of tables. */
export const placedFields = (formInfo: FormInfo): PlacedField[] =>
  formInfo.flatMap((fields, row) =>
    fieldsOf(fields).flatMap((field, index) =>
      isRecord(field) ? [{ field, place: { row, index } }] : [],
    ),
  )

/** Returns a form with changed definitions; malformed ones stay. */
export const mapPlaced = (
  formInfo: FormInfo,
  change: (placed: PlacedField) => RawField,
): FormInfo =>
  mapFields(formInfo, (field, place) => (isRecord(field) ? change({ field, place }) : field))
