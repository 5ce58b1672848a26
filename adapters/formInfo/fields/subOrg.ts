import { definedOnly } from '../definedOnly.ts'
import type { FieldConverter } from './converter.ts'

/** A branch of the society, picked from the server's list. */
export const subOrgConverter: FieldConverter = {
  verb: '选择',
  convert: (reader) => ({
    shape: 'org',
    ui: definedOnly({ placeholder: reader.text('placeholder') }),
  }),
}
