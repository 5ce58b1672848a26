import { LineType } from '#contract/codes.ts'
import type { Displayer } from './displayer.ts'

/** A line, solid or dashed. */
export const displayDivider: Displayer = (field) => ({
  kind: 'divider',
  lineType: field.ui.lineType ?? LineType.Solid,
})
