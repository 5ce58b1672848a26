import type { CallData } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { requireAccount } from '#server/base/authorize.ts'
import type { Call } from '#server/base/call.ts'
import { type OnceFacts, once } from '#server/base/idempotency/once.ts'
import { oneAtATime } from '#server/base/idempotency/oneAtATime.ts'
import { beijingDay } from '#server/base/shared/beijingTime.ts'
import { readOpinion } from '#server/base/shared/readOpinion.ts'
import { withoutNulls } from '#server/base/shared/withoutNulls.ts'
import { Refusal } from '#server/messages/refusal.ts'
import { memberApplications } from '#server/modules/records/repositories/memberApplications.ts'
import type { Store, Tx } from '#server/store/store.ts'
import { endPause, insertPause, pagePauses } from '../repositories/duesPauses.ts'

type Pause = Call<'remindersPause', OnceFacts, { store: Store }>

/**
 * Pauses the reminders of a member up to and including a day, with a reason; a second pause replaces the first.
 * @throws BadRequest for a past day or without a reason, NotFound for an unknown member
 */
export async function pauseReminders(request: Pause): Promise<CallData<'remindersPause'>> {
  const { input, subject } = request
  const reason = readOpinion(input.reason, true)
  const { id: pausedBy, realName: pausedByName } = requireAccount(subject)
  return once(request, 'remindersPause', {
    work: async (tx) => {
      if (input.until < beijingDay(tx.now)) throw new Refusal(RefusalCode.BadRequest, 'pauseOver')
      const memberId = await lockMember(tx, input.id)
      await insertPause(tx, { memberId, until: input.until, reason, pausedBy, pausedByName })
      return true
    },
  })
}

/**
 * Ends a pause; has no effect where there is none.
 * @throws NotFound for an unknown member
 */
export async function resumeReminders(
  request: Call<'remindersResume', OnceFacts, { store: Store }>,
): Promise<CallData<'remindersResume'>> {
  return once(request, 'remindersResume', {
    work: async (tx) => {
      await endPause(tx, await lockMember(tx, request.input.id))
      return true
    },
  })
}

async function lockMember(tx: Tx, id: string): Promise<string> {
  const member = await memberApplications.find(tx, id)
  if (!member) throw new Refusal(RefusalCode.NotFound, 'noSuchRecord')
  await oneAtATime(tx, `pause:${member.id}`)
  return member.id
}

/** Lists the members whose reminders are paused today, the pause that ends first at the top. */
export async function listPauses({
  input,
  org,
  parts,
}: Call<'pausePage', 'org', { store: Store }>): Promise<CallData<'pausePage'>> {
  return parts.store.tx(org.orgId, async (tx) => {
    const { records, total } = await pagePauses(tx, beijingDay(tx.now), input)
    const rows = records.map(({ memberId, until, reason, pausedByName, createdAt, ...member }) => ({
      memberId,
      until,
      reason,
      pausedByName,
      createAt: createdAt.toISOString(),
      ...withoutNulls({ realName: member.realName, orgName: member.orgName }),
    }))
    return { records: rows, total }
  })
}
