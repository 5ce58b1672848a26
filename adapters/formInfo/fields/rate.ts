import { readLimit } from '../attributes/readLimit.ts'
import { definedOnly } from '../definedOnly.ts'
import type { FieldConverter } from './converter.ts'

/** A mark out of `max` icons. */
export const rateConverter: FieldConverter = {
  verb: '输入',
  convert: (reader) => ({
    shape: 'number',
    ui: definedOnly({ max: reader.number('max'), icon: reader.text('icon') }),
    constraints: readLimit(reader),
  }),
}
