import type { FormField } from '#contract/form.ts'
import type { AreaNode, Dictionaries } from '#contract/formInfo.ts'
import type { PrintContent } from '#contract/print.ts'

/** Where names of codes are looked up. */
export interface NameTables {
  dictionaries: Dictionaries
  areas: readonly AreaNode[]
}

/** How a field's value reads; absent and malformed values read as an empty text. */
export type Displayer = (field: FormField, value: unknown, tables: NameTables) => PrintContent
