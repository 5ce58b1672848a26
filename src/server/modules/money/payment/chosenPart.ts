import { EndingReason } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { oneAtATime } from '#server/base/idempotency/oneAtATime.ts'
import { beijingDay } from '#server/base/shared/beijingTime.ts'
import { Refusal } from '#server/messages/refusal.ts'
import { memberApplications } from '#server/modules/records/repositories/memberApplications.ts'
import type { Tx } from '#server/store/store.ts'
import { endPlan } from '../instalments/endPlan.ts'
import { limitDays, offeredParts } from '../instalments/offeredParts.ts'
import {
  type DuePart,
  type DuesPlan,
  findOpenPlan,
  insertPlan,
  isPaidPart,
  nextPart,
} from '../repositories/duesPlans.ts'
import type { PayPlan } from './planPayment.ts'

/**
 * Returns the part to be paid when the payer chose instalments: the next of the open plan, or the first of a new one,
 * which replaces a plan without payments. Undefined for the whole sum. Throws Conflict when a plan with payments is for
 * another notice or the whole sum is to be paid instead, or when the society offers no instalments. Locks the plan; the
 * member must not be locked before.
 */
export async function chosenPart(
  tx: Tx,
  { notice, isInParts, configuration }: PayPlan,
): Promise<DuePart | undefined> {
  if (isInParts) await oneAtATime(tx, `plan:${notice.memberId}`)
  const open = await findOpenPlan(tx, notice.memberId)
  const due = open && (await nextPart(tx, open.id))
  const isBegun = due?.parts.some(isPaidPart) ?? false
  if (isBegun && !(isInParts && due?.plan.noticeId === notice.id))
    throw new Refusal(RefusalCode.Conflict, 'planUnderWay')
  if (!isInParts || due?.plan.noticeId === notice.id) return isInParts ? due : undefined
  if (due) await endPlan(tx, due.plan, EndingReason.Replaced)
  const plan = await beginPlan(tx, { notice, configuration })
  return nextPart(tx, plan.id)
}

async function beginPlan(
  tx: Tx,
  { notice, configuration }: Pick<PayPlan, 'notice' | 'configuration'>,
): Promise<DuesPlan> {
  const { id: noticeId, memberId, fen } = notice
  const memberType = (await memberApplications.find(tx, memberId))?.memberType ?? ''
  const asked = { memberType, fen, today: beijingDay(tx.now) }
  const parts = offeredParts(configuration, asked)
  if (parts.length === 0) throw new Refusal(RefusalCode.Conflict, 'planClosed')
  return insertPlan(tx, { memberId, noticeId, fen, limitDays: limitDays(configuration) }, parts)
}
