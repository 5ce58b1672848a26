import { LIMITS } from '../limits.ts'
import { cleanText } from '../text/kinds/textKindTable.ts'
import { isRealDate } from '../time/writtenDate.ts'

/** Codes of the dictionary CARD_TYPE (specification, section 5). */
export const CARD_TYPES = ['01', '02', '03', '04', '05', '06', '07'] as const
export type CardType = (typeof CARD_TYPES)[number]

export const isCardType = (code: unknown): code is CardType =>
  CARD_TYPES.some((type) => type === code)

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const CHECK_CHARACTERS = '10X98765432'

/** GB 11643: the weighted sum of the first 17 digits, modulo 11, names the 18th character. */
function checkCharacter(digits: string): string | undefined {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0)
  return CHECK_CHARACTERS[sum % 11]
}

/**
 * The birth date must exist, from 1700 to the current year. The area code need not exist: residence permits
 * of Hong Kong, Macau and Taiwan people and of foreigners use the same number with other prefixes.
 */
function isResidentId(cardNo: string, currentYear: number): boolean {
  if (!/^\d{17}[\dX]$/.test(cardNo)) return false
  const year = Number(cardNo.slice(6, 10))
  const inRange = year >= LIMITS.earliestBirthYear && year <= currentYear
  return (
    inRange && isRealDate(cardNo.slice(6, 14), 'yyyyMMdd') && checkCharacter(cardNo) === cardNo[17]
  )
}

const matches = (pattern: RegExp) => (cardNo: string) => pattern.test(cardNo)

/** "Types: 01 resident ID …; 02 soldier card and 03 officer card …" (specification, section 5). */
const CARD_CHECKS: Record<CardType, (cardNo: string, currentYear: number) => boolean> = {
  '01': isResidentId,
  '02': matches(/^[A-Z0-9]{7,21}$/),
  '03': matches(/^[A-Z0-9]{7,21}$/),
  '04': matches(/^\d{6,7}$/),
  '05': matches(/^[A-Z0-9]{5,17}$/),
  '06': matches(/^(?:\d{8}|\d{10})$/),
  '07': matches(/^[HM](?:\d{8}|\d{10})$/),
}

/**
 * Returns whether a card number fits its type; however it is written.
 * @param currentYear the latest birth year allowed
 */
export const isCardNo = (type: CardType, cardNo: string, currentYear: number): boolean =>
  CARD_CHECKS[type](cleanText('card', cardNo), currentYear)
