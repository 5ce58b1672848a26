import { LIMITS } from '#domain/limits.ts'
import { offersMoment } from '#domain/validators/offered/offers.ts'
import type { AttributeReader } from '../attributes/reader.ts'
import { readFormat } from '../attributes/readFormat.ts'
import { definedOnly } from '../definedOnly.ts'
import { displayPeriod } from '../display/period.ts'
import type { FieldTypeDefinition } from './fieldType.ts'

/** The form language has no attribute for a day of birth; it is recognised by the field's key or label. */
const BIRTH = /birth|出生/i

const isBirth = (reader: AttributeReader): boolean =>
  [reader.text('value'), reader.text('label')].some((name) => name && BIRTH.test(name))

/** A date with or without time, or a period of two. A day of birth lies before today (decision 0201). */
export const dateTimeField: FieldTypeDefinition = {
  name: '日期时间',
  verb: '选择',
  convert(reader) {
    const range = reader.flag('isTimeSlot')
    const birth = !range && isBirth(reader)
    return {
      shape: range ? 'period' : 'moment',
      ui: definedOnly({
        range,
        fmt: readFormat(reader, 'yyyy-MM-dd'),
        opensAt: birth ? LIMITS.birthYear : undefined,
        placeholder: reader.text('placeholder'),
      }),
      ...(birth && { constraints: { past: true } }),
    }
  },
  offers: offersMoment,
  display: displayPeriod,
  read: 'momentOrPeriod',
}
