import type { FormField } from '#contract/form.ts'
import type { AreaNode, Dictionaries } from '#contract/formInfo.ts'
import type { PrintContent } from '#contract/print.ts'

/** The tables in which names of codes are looked up. */
export interface NameTables {
  dictionaries: Dictionaries
  areas: readonly AreaNode[]
}

/** Returns the displayed value of a cell, by the type of its column. */
type DisplayCell = (field: FormField, value: unknown, tables: NameTables) => PrintContent

/** Returns the displayed value of a field; empty text for absent and malformed values. */
export type Displayer = (
  field: FormField,
  value: unknown,
  tables: NameTables,
  displayCell: DisplayCell,
) => PrintContent
