import { MemberCategory } from '#contract/codes.ts'
import { ownValue } from '#contract/record.ts'
import { oneAtATime } from '#server/base/idempotency/oneAtATime.ts'
import type { Tx } from '#server/store/store.ts'
import { formInvalid } from '../../forms/formInvalid.ts'
import type { CheckedSubmission } from '../../forms/submission.ts'
import {
  isCardOfAnother,
  type MemberApplication,
  memberApplications,
} from '../../repositories/memberApplications.ts'

type Type = Pick<MemberApplication, 'oneMemberCode' | 'memberType'>
type Owner = Pick<MemberApplication, 'mobile' | 'orgUnitId'>

/**
 * True when this mobile (individuals) or unit (groups) already has an application for the member type; only one is
 * allowed. A concurrent application of the same applicant and type waits until this transaction ends.
 */
export async function hasApplied(
  tx: Tx,
  { mobile, orgUnitId }: Owner,
  { oneMemberCode, memberType }: Type,
): Promise<boolean> {
  const isGroup = oneMemberCode === MemberCategory.Group
  const who = (isGroup ? orgUnitId : mobile) ?? ''
  await oneAtATime(tx, `apply:${oneMemberCode}:${memberType}:${who}`)
  const owner = isGroup ? { orgUnitId: who } : { mobile: who }
  return (await memberApplications.count(tx, { oneMemberCode, memberType, ...owner })) > 0
}

/** The applicant and category; `id` is set once the application exists. */
type CardHolder = Pick<MemberApplication, 'oneMemberCode' | 'cardNo' | 'mobile' | 'accountId'> & {
  id?: string
}

const CARD_NO = 'cardNo'

/**
 * Where the form has `notRepeat` on the card number, another person's application in the society and category counts
 * like an account (decision 0192): throws FormInvalid at the field. Concurrent checks wait for each other.
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
