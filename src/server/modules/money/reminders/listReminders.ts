import type { CallData, Schema } from '#contract/calls.ts'
import { ownValue } from '#contract/record.ts'
import { fill } from '#domain/text/fill.ts'
import type { Call } from '#server/base/call.ts'
import { beijingDay } from '#server/base/shared/beijingTime.ts'
import { withoutNulls } from '#server/base/shared/withoutNulls.ts'
import words from '#server/messages/reminders.json' with { type: 'json' }
import { mapPage } from '#server/store/queries/page.ts'
import type { Store } from '#server/store/store.ts'
import { refuseCommon } from '../refuseCommon.ts'
import { pausesOf } from '../repositories/duesPauses.ts'
import { type ListedReminder, pageReminders } from '../repositories/duesReminderList.ts'

/**
 * Lists the reminders for staff, each with its member, address and outcome, and whether the member has renewed since.
 */
export async function listReminders({
  input,
  org,
  parts,
}: Call<'reminderPage', 'org', { store: Store }>): Promise<CallData<'reminderPage'>> {
  const { outcome, keyword } = input
  return parts.store.tx(org.orgId, async (tx) => {
    const filter = { outcome, keyword: keyword || undefined }
    await refuseCommon(tx, filter.keyword)
    const page = await pageReminders(tx, filter, input)
    const members = page.records.map(({ memberId }) => memberId)
    const pauses = await pausesOf(tx, members, beijingDay(tx.now))
    return mapPage(page, (row) => reminderRow(row, pauses.get(row.memberId)))
  })
}

function reminderRow(row: ListedReminder, pausedUntil: string | undefined): Schema<'ReminderRow'> {
  const { memberId, endAt, day, way, outcome, address, realName, orgName, memberNum } = row
  const isPart = row.planId !== ''
  const isRenewed = isPart ? row.isPartPaid : row.termEnd !== null && row.termEnd > endAt
  return {
    memberId,
    ...withoutNulls({ realName, orgName, memberNum }),
    endAt,
    day,
    dayName: isPart ? fill(words.part, { when: dayName(day) }) : dayName(day),
    way,
    wayName: words.ways[way],
    ...(address ? { address } : {}),
    outcome,
    outcomeName: words.outcomes[outcome],
    ...reasonOf(row),
    isRenewed,
    renewedName: isPart ? partName(isRenewed) : isRenewed ? words.renewed : words.notRenewed,
    ...(pausedUntil ? { pausedUntil } : {}),
    createAt: row.createdAt.toISOString(),
    ...(row.outcomeAt ? { outcomeAt: row.outcomeAt.toISOString() } : {}),
  }
}

const partName = (isPaid: boolean): string => (isPaid ? words.partPaid : words.partUnpaid)

function dayName(day: number): string {
  if (day === 0) return words.days.today
  return fill(day < 0 ? words.days.before : words.days.after, { days: Math.abs(day) })
}

/** Reason of the outcome: a stop in words, a provider's refusal with its code. */
function reasonOf({ outcome, reason }: ListedReminder): { reason?: string } {
  if (reason === '') return {}
  if (outcome !== 'stopped') return { reason: fill(words.refused, { code: reason }) }
  return { reason: ownValue(words.stopped, reason) ?? reason }
}
