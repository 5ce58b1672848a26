import { LineType } from '#contract/codes.ts'
import { definedOnly } from '../definedOnly.ts'
import type { Displayer } from '../display/displayer.ts'
import type { FieldTypeDefinition } from './fieldType.ts'

/** A line, solid or dashed, with the label on it unless it is not to be printed. */
const display: Displayer = (field) => ({
  kind: 'divider',
  label: field.print.hideTitle ? '' : field.label,
  lineType: field.ui.lineType ?? LineType.Solid,
})

/** A line, solid or dashed, with the label on it. */
export const dividerField: FieldTypeDefinition = {
  name: '分隔线',
  convert: (reader) => ({
    shape: 'none',
    helpless: true,
    ui: definedOnly({
      lineType: reader.code('lineType', Object.values(LineType)) ?? LineType.Solid,
    }),
  }),
  display,
  read: 'nothing',
}
