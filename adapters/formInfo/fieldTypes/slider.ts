import { offersNumber } from '#domain/validators/offered/offers.ts'
import { readStep } from '../attributes/readCount.ts'
import { readLimit } from '../attributes/readLimit.ts'
import { readRange } from '../attributes/readRange.ts'
import { definedOnly } from '../definedOnly.ts'
import { displayScalar } from '../display/scalar.ts'
import type { FieldTypeDefinition } from './fieldType.ts'

/** A number on a scale from `min` to `max` in steps. */
export const sliderField: FieldTypeDefinition = {
  name: '滑块',
  verb: '输入',
  convert: (reader) => ({
    shape: 'number',
    ui: definedOnly({ ...readRange(reader), step: readStep(reader) }),
    constraints: readLimit(reader),
  }),
  offers: offersNumber,
  display: displayScalar,
  read: 'number',
}
