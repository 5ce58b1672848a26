import type { FormField } from '#contract/form.ts'

/** The visible columns; a hidden one only submits its default. */
export const shownColumns = (table: FormField): readonly FormField[] =>
  (table.columns ?? []).filter((column) => !column.isHide)
