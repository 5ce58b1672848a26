import { RefusalCode } from '#contract/envelope.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { memberApplications } from '#server/modules/records/repositories/memberApplications.ts'
import type { Tx } from '#server/store/store.ts'
import { standing } from '../../notice/reliefsOf.ts'
import { type DuesRelief, insertReliefStep } from '../../repositories/duesReliefs.ts'
import { listPaidYears } from '../../repositories/duesTerms.ts'
import { listFreeTerms } from '../../repositories/freeTerms.ts'
import { releaseFreeYears } from '../undo/releaseFreeYears.ts'
import { applyReliefs } from './applyReliefs.ts'

interface Withdrawal {
  doneBy: string
  doneByName: string
  reason: string
  /** First year withdrawn; the relief's own first year by default. */
  from: number | undefined
}

/**
 * Withdraws a relief from a year on. Years it made free are owed again: the term ends where it ended before them.
 * Throws Conflict when it is withdrawn already, or one of its years or a later one was paid with money; BadRequest for
 * a year that it does not cover. The member must be locked.
 */
export async function withdrawRelief(
  tx: Tx,
  configuration: OrgConfiguration,
  relief: DuesRelief,
  { from: asked, ...author }: Withdrawal,
): Promise<void> {
  const { id, memberId } = relief
  const held = standing(relief)
  if (!held) throw new Refusal(RefusalCode.Conflict, 'reliefDecided')
  const from = asked ?? held.from
  if (from < held.from || from > held.to) throw new Refusal(RefusalCode.BadRequest, 'reliefFrom')
  tx.note({ record: { type: 'relief', id } })
  await requireUnpaid(tx, memberId, { from, to: held.to })
  const free = await listFreeTerms(tx, memberId)
  const first = free.find((one) => one.reliefId === id && (from === held.from || one.year >= from))
  if (first) await releaseFreeYears(tx, memberId, first.year)
  const step = { reliefId: id, memberId, fromYear: from, ...author }
  await insertReliefStep(tx, { ...step, kind: 'withdraw' })
  const member = await memberApplications.lock(tx, memberId)
  if (member) await applyReliefs(tx, member, configuration)
}

/** Throws Conflict when one of the years was paid with money; years without a payment do not count. */
async function requireUnpaid(
  tx: Tx,
  memberId: string,
  { from, to }: { from: number; to: number },
): Promise<void> {
  const free = new Set((await listFreeTerms(tx, memberId)).map(({ year }) => year))
  const year = (await listPaidYears(tx, memberId)).find(
    (one) => from <= one && one <= to && !free.has(one),
  )
  if (year !== undefined) throw new Refusal(RefusalCode.Conflict, 'reliefPaid', { year })
}
