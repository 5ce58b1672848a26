import { LineType } from '#contract/codes.ts'
import type { Displayer } from './displayer.ts'

/** A line, solid or dashed, with the label on it unless it is not to be printed. */
export const displayDivider: Displayer = (field) => ({
  kind: 'divider',
  label: field.print.hideTitle ? '' : field.label,
  lineType: field.ui.lineType ?? LineType.Solid,
})
