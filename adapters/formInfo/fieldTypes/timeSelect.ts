import { offersTime } from '#domain/validators/offered/offers.ts'
import { readBounded } from '../attributes/readCount.ts'
import { definedOnly } from '../definedOnly.ts'
import { displayScalar } from '../display/scalar.ts'
import type { FieldTypeDefinition } from './fieldType.ts'

/** A time picked from a list with a fixed step, in minutes. */
export const timeSelectField: FieldTypeDefinition = {
  name: '固定时间',
  verb: '选择',
  convert: (reader) => ({
    shape: 'text',
    ui: definedOnly({
      step: readBounded(reader, 'step', { min: 1, max: 720 }),
      placeholder: reader.text('placeholder'),
    }),
  }),
  offers: offersTime,
  display: displayScalar,
  read: 'timeOfDay',
}
