import { FIELD_ATTRIBUTES, FIELD_TYPES } from '#contract/formInfo.ts'
import { displayNothing } from '../display/nothing.ts'
import type { FieldTypeDefinition } from './fieldType.ts'

/** A field of an unknown type or without a usable key. It is shown as a notice; its attributes are ignored. */
export const unsupportedField: FieldTypeDefinition = {
  name: '不支持的字段',
  convert(reader) {
    for (const name of FIELD_ATTRIBUTES) reader.raw(name)
    const isKnown = FIELD_TYPES.some((type) => type === reader.raw('type'))
    return { shape: 'none', ui: { unsupported: isKnown ? 'key' : 'type' } }
  },
  display: displayNothing,
  read: 'nothing',
}
