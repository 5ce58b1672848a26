import type { Located } from '../document/located.ts'

/** The definitions of a form: rows of fields, and fields without a row. */
export const fieldsIn = (formInfo: Located): Located[] =>
  formInfo.items.flatMap((row) => (row.entries.length > 0 ? [row] : row.items))
