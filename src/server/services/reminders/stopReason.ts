import { MemberStatus } from '#contract/codes.ts'
import { isPaused } from '../../store/repositories/duesPauses.ts'
import { hasOpenQuestion } from '../../store/repositories/duesQuestions.ts'
import type { ReminderKey } from '../../store/repositories/duesReminders.ts'
import type { MemberApplication } from '../../store/repositories/memberApplications.ts'
import type { Tx } from '../../store/store.ts'
import { duesSettings } from '../configuration/duesSettings.ts'
import type { OrgConfiguration } from '../configuration/orgConfiguration.ts'
import { owesMoney } from '../dues/notice/amountDue.ts'
import { beijingDay } from '../shared/beijingTime.ts'

/** Why a reminder is not sent; `asked` includes disputes. */
export type StopReason = 'off' | 'left' | 'paid' | 'asked' | 'paused'

/**
 * Decides at the moment of sending, so that what happened since the reminder was enqueued counts; undefined when it is
 * to be sent.
 */
export async function stopReason(
  tx: Tx,
  { memberId, endAt }: ReminderKey,
  member: MemberApplication | undefined,
  configuration: OrgConfiguration,
): Promise<StopReason | undefined> {
  if (!duesSettings(configuration).reminders) return 'off'
  if (member?.status !== MemberStatus.Approved) return 'left'
  if (member.endAt !== endAt || !(await owesMoney(tx, member, configuration))) return 'paid'
  if (await hasOpenQuestion(tx, memberId)) return 'asked'
  return (await isPaused(tx, memberId, beijingDay(tx.now))) ? 'paused' : undefined
}
