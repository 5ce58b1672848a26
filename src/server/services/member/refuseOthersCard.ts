import { ownValue } from '#contract/record.ts'
import { isCardOfAnother } from '../../store/repositories/applicationQueries.ts'
import type { Application } from '../../store/repositories/applications.ts'
import type { Tx } from '../../store/store.ts'
import { type CheckedSubmission, formInvalid } from '../forms/checkSubmission.ts'
import { oneAtATime } from '../idempotency/oneAtATime.ts'

/** Who applies, in which category; `id` is the application's own once there is one. */
type CardHolder = Pick<Application, 'oneMemberCode' | 'cardNo' | 'mobile' | 'accountId'> & {
  id?: string
}

const CARD_NO = 'cardNo'

/**
 * Where the form wants the card number not to repeat, an application of somebody else in the society and category
 * counts like an account (decision 0192): FormInvalid at the field. Two at once wait for each other.
 */
export async function refuseOthersCard(
  tx: Tx,
  { bundle }: Pick<CheckedSubmission, 'bundle'>,
  holder: CardHolder,
): Promise<void> {
  const { constraints, messages } = ownValue(bundle.fields, CARD_NO) ?? {}
  const { cardNo, oneMemberCode } = holder
  if (constraints?.notRepeat !== 'cardNo' || !cardNo) return
  await oneAtATime(tx, `card:${oneMemberCode}:${cardNo}`)
  if (await isCardOfAnother(tx, { ...holder, cardNo }))
    throw formInvalid({ [CARD_NO]: messages?.notRepeat ?? '' })
}
