import { offersNumber } from '#domain/validators/offered/offers.ts'
import { readBounded } from '../attributes/readCount.ts'
import { readLimit } from '../attributes/readLimit.ts'
import { readRange } from '../attributes/readRange.ts'
import { definedOnly } from '../definedOnly.ts'
import { displayScalar } from '../display/scalar.ts'
import type { FieldTypeDefinition } from './fieldType.ts'

/** More icons than this are no mark any more, and do not fit on a phone in two lines. */
const MOST_ICONS = 20

/** A mark out of `max` icons. */
export const rateField: FieldTypeDefinition = {
  name: '评分',
  verb: '输入',
  convert(reader) {
    const max = readBounded(reader, 'max', { min: 1, max: MOST_ICONS })
    const limit = readLimit(reader)
    const { min } = readRange(reader)
    return {
      shape: 'number',
      ui: definedOnly({ min, max, icon: reader.text('icon') }),
      constraints: definedOnly({ ...limit, max: limit.max === undefined ? undefined : max }),
    }
  },
  offers: offersNumber,
  display: displayScalar,
  read: 'number',
}
