import type { FormField } from '#contract/form.ts'
import type { CardType } from '#domain/person/cardNo.ts'
import { paddedTexts } from './plainTexts.ts'

/** A number of each card type, the shortest there is; region 990101 does not exist, so they are nobody's. */
const SHORTEST: Record<CardType, string> = {
  '01': '990101199003070015',
  '02': 'A123456',
  '03': 'A123456',
  '04': '123456',
  '05': 'A1234',
  '06': '12345678',
  '07': 'H12345678',
}

/** Numbers that are right for a card, as long as the field wants them: blanks around a number are not part of it. */
export const cardTexts = (field: FormField, type?: CardType): string[] =>
  paddedTexts(field, type ? [SHORTEST[type]] : Object.values(SHORTEST))
