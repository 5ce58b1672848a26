import { offersNumber } from '#domain/validators/offered/offers.ts'
import { readStep } from '../attributes/readCount.ts'
import { readLimit } from '../attributes/readLimit.ts'
import { readRange } from '../attributes/readRange.ts'
import { definedOnly } from '../definedOnly.ts'
import { displayScalar } from '../display/scalar.ts'
import type { FieldTypeDefinition } from './fieldType.ts'

/** A number with buttons; `min`, `max` and `step` bound the buttons, the limit decides validity. */
export const counterField: FieldTypeDefinition = {
  name: '数字',
  verb: '输入',
  convert: (reader) => ({
    shape: 'number',
    ui: definedOnly({
      placeholder: reader.text('placeholder'),
      ...readRange(reader),
      step: readStep(reader),
    }),
    constraints: readLimit(reader),
  }),
  isComputable: () => true,
  offers: offersNumber,
  display: displayScalar,
  read: 'number',
}
