import { LineType } from '#contract/codes.ts'
import { definedOnly } from '../definedOnly.ts'
import type { FieldConverter } from './converter.ts'

/** A line, solid or dashed, with the label on it. */
export const dividerConverter: FieldConverter = {
  convert: (reader) => ({
    shape: 'none',
    helpless: true,
    ui: definedOnly({
      lineType: reader.code('lineType', Object.values(LineType)) ?? LineType.Solid,
    }),
  }),
}
