import type { FormField } from '#contract/form.ts'
import type { PrintContent } from '#contract/print.ts'
import type { NameTables } from './display/displayer.ts'
import { FIELD_TYPE_REGISTRY } from './fieldTypes/fieldTypeRegistry.ts'

/** The value of a field as shown in print and in detail views, with codes replaced by their names. */
export const displayField = (field: FormField, value: unknown, tables: NameTables): PrintContent =>
  FIELD_TYPE_REGISTRY[field.type].display(field, value, tables, displayField)
