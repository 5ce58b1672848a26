import { definedOnly } from '../definedOnly.ts'
import type { FieldConverter } from './converter.ts'

/** Text between the fields: `describe` (or `defaultValue`) is shown, as rich text. */
export const describeConverter: FieldConverter = {
  convert: (reader) => ({
    shape: 'none',
    ui: definedOnly({ html: reader.text('describe') ?? reader.text('defaultValue') }),
  }),
}
