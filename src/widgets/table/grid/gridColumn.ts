import { ChoiceType, TextBoxType } from '#contract/codes.ts'
import type { FormField, ValueShape } from '#contract/form.ts'

/** Types too large for a cell: it shows a summary, and a dialog edits them. */
const IN_DIALOG: readonly FormField['type'][] = ['upload', 'photo', 'sign', 'editor', 'orgLinkage']

export const isInDialog = ({ type }: FormField): boolean => IN_DIALOG.includes(type)

/** A column as its cells edit it: options in a list instead of all in sight, texts of several lines in one. */
export function gridColumn(column: FormField): FormField {
  const { type, ui } = column
  if (type === 'choice') return { ...column, ui: { ...ui, choiceType: ChoiceType.Picker } }
  if (type === 'textBox' && ui.textBoxType === TextBoxType.Textarea)
    return { ...column, ui: { ...ui, rows: 1 } }
  return column
}

/** Pixels a value of this shape needs at least. */
const WIDTHS: Partial<Record<ValueShape, number>> = {
  number: 160,
  flag: 72,
  moment: 150,
  period: 300,
  path: 180,
  paths: 200,
  areaOrg: 200,
}
const USUAL_WIDTH = 150

export const columnWidth = ({ shape }: FormField): number => WIDTHS[shape] ?? USUAL_WIDTH
