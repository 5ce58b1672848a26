import { FIELD_ATTRIBUTES } from '#contract/formInfo.ts'
import type { FieldConverter } from './converter.ts'

/** A field nobody can fill in: an unknown type, or no usable key. It is shown as a notice; its attributes are left alone. */
export const unsupportedConverter: FieldConverter = {
  convert(reader) {
    for (const name of FIELD_ATTRIBUTES) reader.raw(name)
    return { shape: 'none' }
  },
}
