import { readStep } from '../attributes/readCount.ts'
import { readLimit } from '../attributes/readLimit.ts'
import { readRange } from '../attributes/readRange.ts'
import { definedOnly } from '../definedOnly.ts'
import type { FieldConverter } from './converter.ts'

/** A number with buttons; `min`, `max` and `step` bound the buttons, the limit decides what is valid. */
export const counterConverter: FieldConverter = {
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
}
