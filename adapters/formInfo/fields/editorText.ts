import { definedOnly } from '../definedOnly.ts'
import type { FieldConverter } from './converter.ts'

/** Rich text written in the designer: `defaultValue` (or `describe`) is shown. */
export const editorTextConverter: FieldConverter = {
  convert: (reader) => ({
    shape: 'none',
    ui: definedOnly({ html: reader.text('defaultValue') ?? reader.text('describe') }),
  }),
}
