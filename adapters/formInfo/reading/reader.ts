import type { FormField } from '#contract/form.ts'
import type { Item } from '#contract/formInfo.ts'

/** The tables in which texts are looked up. */
export interface ReadTables {
  /** The options a field offers; a tree for cascades. */
  itemsOf: (field: FormField) => readonly Item[]
  /** The society's branches, which only the server lists. */
  branches: readonly { id: string; orgName: string }[]
}

/**
 * The value of a text in a field. For an unreadable text, `reason` is the end of a sentence that begins with the text;
 * `kept` is the part the field can hold for a person to correct, and its own check then reports it.
 */
export type Reading = { value: unknown } | { reason: string; kept?: unknown }

/** Text typed or pasted from elsewhere into a value; it is never blank. The other way round is `display/`. */
export type Reader = (field: FormField, text: string, tables: ReadTables) => Reading
