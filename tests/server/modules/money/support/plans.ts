import { sql } from 'kysely'
import { type JobParts, jobHandlers } from '#server/jobs/jobHandlers.ts'
import { readBeside } from '#server/modules/money/repositories/duesBeside.ts'
import { DRAW_RECEIPT } from '#server/store/jobKinds.ts'
import type { Visitor } from '../../../support/visitor.ts'
import { workOutbox } from '../../../support/workOutbox.ts'
import { type DuesWorld, ordered, told } from './duesWorld.ts'

/** Three parts a month from another, of every member type. */
export const IN_THREE = { instalments: { parts: 3, months: 1, overdueDays: 10 } }

/** The sums of 200 yuan in three parts. */
export const PARTS = [6668, 6666, 6666] as const

export const plans = (world: () => DuesWorld) => ({
  /** An order of the next part. */
  async partOrder(who: Visitor, id: string, more: { method?: '0101' | '0102' | '03' } = {}) {
    const { method = '0101' } = more
    const payInfo = method === '03' ? { payInfo: {} } : {}
    const notice = await told(who, id)
    return ordered(world(), who, notice, method, { instalments: true, ...payInfo })
  },
  planOf: (memberId: string) =>
    world().tx(async (tx) => {
      const plan = await tx.db
        .selectFrom('duesPlan')
        .where('memberId', '=', memberId)
        .orderBy('createdAt', 'desc')
        .selectAll()
        .executeTakeFirst()
      const parts = await tx.db
        .selectFrom('duesPlanPart')
        .where('planId', '=', plan?.id ?? '')
        .orderBy('nth')
        .selectAll()
        .execute()
      return {
        id: plan?.id ?? '',
        state: plan?.state,
        why: plan?.why,
        paid: parts.map((part) => part.paymentId !== null),
      }
    }),
  /** Works what is due, but for receipts. */
  work: () =>
    workOutbox({
      store: world().server.parts.store,
      handlers: {
        ...jobHandlers(world().server.parts as unknown as JobParts),
        [DRAW_RECEIPT]: async () => {},
      },
      onFailure: (_job, error) => {
        throw error
      },
    }),
  /** What is held by the books, and by the plans under way. */
  held: () =>
    world().tx(async (tx) => {
      const { now, heldParts } = await readBeside(tx, '2026-01-01')
      return { books: 0 - (now.held ?? 0), plans: heldParts }
    }),
  /** Open credits of a member, by reason. */
  credits: (memberId: string) =>
    world().tx(async (tx) => {
      const { rows } = await sql<{ id: string; reason: string; fen: number }>`
        select id, reason, fen from dues_reconcile
        where org_id = ${tx.orgId} and member_id = ${memberId} and remedy is null
        order by created_at, fen desc`.execute(tx.db)
      return rows
    }),
})
