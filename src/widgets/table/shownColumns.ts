import type { FormField } from '#contract/form.ts'

/** Columns a person sees; a hidden one only submits its default. */
export const shownColumns = (table: FormField): readonly FormField[] =>
  (table.columns ?? []).filter((column) => !column.isHide)
