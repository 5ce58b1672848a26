import { FIELD_ATTRIBUTES, FIELD_TYPES } from '#contract/formInfo.ts'
import type { FieldConverter } from './converter.ts'

/** A field nobody can fill in: an unknown type, or no usable key. It is shown as a notice; its attributes are left alone. */
export const unsupportedConverter: FieldConverter = {
  convert(reader) {
    for (const name of FIELD_ATTRIBUTES) reader.raw(name)
    const isKnown = FIELD_TYPES.some((type) => type === reader.raw('type'))
    return { shape: 'none', ui: { unsupported: isKnown ? 'key' : 'type' } }
  },
}
