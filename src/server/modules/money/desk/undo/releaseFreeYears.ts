import { RefusalCode } from '#contract/envelope.ts'
import { lastDayOf } from '#domain/money/fees/paidYears.ts'
import { Refusal } from '#server/messages/refusal.ts'
import { memberApplications } from '#server/modules/records/repositories/memberApplications.ts'
import type { Tx } from '#server/store/store.ts'
import { listPaidYears } from '../../repositories/duesTerms.ts'
import { deleteFreeTerms, listFreeTerms } from '../../repositories/freeTerms.ts'

/**
 * Withdraws the years of the term without a payment from a year on, because the years before them are no longer paid or
 * they cost something again: the term ends where it ended before them, unless staff extended it further. The years
 * extend the term again when they are next in order. Throws Conflict where a later year was paid with money. The member
 * must be locked.
 */
export async function releaseFreeYears(tx: Tx, memberId: string, from: number): Promise<void> {
  const free = (await listFreeTerms(tx, memberId)).filter(({ year }) => year >= from)
  const years = free.map(({ year }) => year)
  const paid = (await listPaidYears(tx, memberId)).filter(
    (year) => year >= from && !years.includes(year),
  )
  if (paid.length > 0)
    throw new Refusal(RefusalCode.Conflict, 'laterYearsPaid', { year: Math.max(...paid) })
  const [first, last] = [free[0], free.at(-1)]
  if (!first || !last) return
  await deleteFreeTerms(tx, memberId, years)
  const member = await memberApplications.find(tx, memberId)
  if (member?.endAt === lastDayOf(last.year))
    await memberApplications.save(tx, member, { endAt: first.endBefore })
}
