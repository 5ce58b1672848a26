import type { FormField } from '#contract/form.ts'
import type { Item } from '#contract/formInfo.ts'

/** Where texts are looked up. */
export interface ReadTables {
  /** What may be chosen in a field, as it is offered there; a tree for cascades. */
  itemsOf: (field: FormField) => readonly Item[]
  /** The society's branches, which only the server lists. */
  branches: readonly { id: string; orgName: string }[]
}

/**
 * What a text means in a field. Where it means nothing the reason says so, as the end of a sentence that begins with
 * the text; `kept` is what the field can hold of it for a person to mend, and its own check then complains.
 */
export type Reading = { value: unknown } | { reason: string; kept?: unknown }

/** Text typed or pasted from elsewhere into a value; it is never blank. The other way round is `display/`. */
export type Reader = (field: FormField, text: string, tables: ReadTables) => Reading
