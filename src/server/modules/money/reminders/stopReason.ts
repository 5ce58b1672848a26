import { MemberStatus } from '#contract/codes.ts'
import { beijingDay } from '#server/base/shared/beijingTime.ts'
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { duesSettings } from '#server/modules/configuration/society/duesSettings.ts'
import type { MemberApplication } from '#server/modules/records/repositories/memberApplications.ts'
import type { Tx } from '#server/store/store.ts'
import { owesMoney } from '../notice/amountDue.ts'
import { findDueDay } from '../repositories/duesDueParts.ts'
import { isPaused } from '../repositories/duesPauses.ts'
import { hasOpenQuestion } from '../repositories/duesQuestions.ts'
import type { ReminderKey } from '../repositories/duesReminders.ts'

/** Reason not to send a reminder; `asked` includes disputes, `plan` means payment in parts without arrears. */
export type StopReason = 'off' | 'left' | 'paid' | 'plan' | 'asked' | 'paused'

/**
 * Returns the reason not to send a reminder, decided at the time of sending, so that later events count; `undefined` to
 * send it.
 */
export async function stopReason(
  tx: Tx,
  { memberId, endAt, planId }: ReminderKey,
  member: MemberApplication | undefined,
  configuration: OrgConfiguration,
): Promise<StopReason | undefined> {
  if (!duesSettings(configuration).reminders) return 'off'
  if (member?.status !== MemberStatus.Approved) return 'left'
  const today = beijingDay(tx.now)
  const settled = planId
    ? (await findDueDay(tx, { planId })) !== endAt && 'paid'
    : await termSettled(tx, member, { endAt, today, configuration })
  if (settled) return settled
  if (await hasOpenQuestion(tx, memberId)) return 'asked'
  return (await isPaused(tx, memberId, today)) ? 'paused' : undefined
}

/** Reason that makes a reminder of the end of a term unnecessary: it is paid, or paid in parts that are not overdue. */
async function termSettled(
  tx: Tx,
  member: MemberApplication,
  {
    endAt,
    today,
    configuration,
  }: { endAt: string; today: string; configuration: OrgConfiguration },
): Promise<'paid' | 'plan' | undefined> {
  if (member.endAt !== endAt || !(await owesMoney(tx, member, configuration))) return 'paid'
  const dueOn = await findDueDay(tx, { memberId: member.id })
  return dueOn !== undefined && dueOn >= today ? 'plan' : undefined
}
