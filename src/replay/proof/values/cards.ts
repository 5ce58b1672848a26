import type { FormField } from '#contract/form.ts'
import type { CardType } from '#domain/person/cardNo.ts'
import { leastLength } from './plainTexts.ts'

/** The shortest number of each card type; region 990101 does not exist, so the numbers belong to nobody. */
const SHORTEST: Record<CardType, string> = {
  '01': '990101199003070015',
  '02': 'A123456',
  '03': 'A123456',
  '04': '123456',
  '05': 'A1234',
  '06': '12345678',
  '07': 'H12345678',
}

/** Returns card numbers of the field's minimum length; those of a type that is never as long are not valid. */
export const cardTexts = (field: FormField, type?: CardType): string[] =>
  (type ? [SHORTEST[type]] : Object.values(SHORTEST)).map((number) =>
    number.padEnd(leastLength(field), '0'),
  )
