import { cleanText } from '../text/kinds/textKindTable.ts'
import { isCardNo } from './cardNo.ts'

/** The date of birth a resident ID (type 01) names, YYYY-MM-DD; undefined for any other number. */
export function birthDayOf(cardNo: string, currentYear: number): string | undefined {
  if (!isCardNo('01', cardNo, currentYear)) return undefined
  const digits = cleanText('card', cardNo)
  return `${digits.slice(6, 10)}-${digits.slice(10, 12)}-${digits.slice(12, 14)}`
}
