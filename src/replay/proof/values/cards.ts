import type { FormField } from '#contract/form.ts'
import type { CardType } from '#domain/person/cardNo.ts'
import { paddedTexts } from './plainTexts.ts'

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

/**
 * Returns valid card numbers, padded with blanks to the field's minimum length: surrounding blanks are not part of the
 * number.
 */
export const cardTexts = (field: FormField, type?: CardType): string[] =>
  paddedTexts(field, type ? [SHORTEST[type]] : Object.values(SHORTEST))
