import type { FormField, FormValues } from '#contract/form.ts'
import { isEmpty } from '../json/isEmpty.ts'
import { isCardNo, isCardType } from '../person/cardNo.ts'
import type { CheckContext } from './checkContext.ts'

/** The field with the card type of a form's card number. */
export const CARD_TYPE_KEY = 'cardType'
export const CARD_TYPE_MISSING = '请先选择证件类型'

const RESIDENT_ID = '01'

const own = (values: FormValues | undefined): unknown =>
  values && Object.hasOwn(values, CARD_TYPE_KEY) ? values[CARD_TYPE_KEY] : undefined

/** The card check (specification, section 5): by the row's or the form's card type, or always resident ID. */
export function checkCard(
  { constraints: { card }, messages }: FormField,
  value: string,
  { row, values, today }: CheckContext,
): string | undefined {
  const chosen = own(row?.rows[row.index]) ?? own(values)
  const type = card === 'residentId' ? RESIDENT_ID : chosen
  if (isEmpty(type)) return CARD_TYPE_MISSING
  const fits = isCardType(type) && isCardNo(type, value, Number(today.slice(0, 4)))
  return fits ? undefined : messages.pattern
}
