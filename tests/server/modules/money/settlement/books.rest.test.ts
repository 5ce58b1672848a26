import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DuesStatus, PayMethod } from '#contract/codes.ts'
import type { LedgerAccount } from '#domain/money/ledger/deeds.ts'
import { memberApplications } from '#server/modules/records/repositories/memberApplications.ts'
import { postgresServer } from '../../../store/postgresCluster.ts'
import { createDatabase } from '../../../store/postgresDatabase.ts'
import { type DuesWorld, duesWorld } from '../support/duesWorld.ts'
import { keptOf } from '../support/happenings.ts'
import { type Outcome, runSchedule } from '../support/runSchedule.ts'
import { schedules } from '../support/schedule.ts'

/** `npm run test:rest` runs forty; more of them: `SCHEDULES=2000 npx vitest run --project rest tests/server/modules/money/books`. */
const RUNS = Number(process.env.SCHEDULES ?? 40)

let world: DuesWorld
let pace: number[] = []
let turn = 0
async function delay() {
  turn += 1
  for (let left = pace[turn % pace.length] ?? 0; left > 0; left -= 1)
    await new Promise((resolve) => setImmediate(resolve))
}

async function balanced() {
  const { paid, terms, kept } = await world.books()
  expect(terms + kept).toBe(paid)
}

const of = (memberId: string) =>
  world.tx(async (tx) => ({
    member: await memberApplications.find(tx, memberId),
    orders: await tx.db
      .selectFrom('duesOrder')
      .where('memberId', '=', memberId)
      .selectAll()
      .execute(),
    payments: await tx.db
      .selectFrom('duesPayment')
      .where('memberId', '=', memberId)
      .selectAll()
      .execute(),
    entries: await tx.db
      .selectFrom('duesEntry')
      .innerJoin('duesDeed', 'duesDeed.id', 'duesEntry.deedId')
      .innerJoin('duesPayment', 'duesPayment.id', 'duesDeed.paymentId')
      .where('duesPayment.memberId', '=', memberId)
      .select(['paymentId', 'deedId', 'account', 'year', 'duesEntry.fen'])
      .execute(),
    refunds: await tx.db
      .selectFrom('duesRefund')
      .where('memberId', '=', memberId)
      .selectAll()
      .execute(),
    receipts: await tx.db
      .selectFrom('duesReceipt')
      .innerJoin('duesPayment', 'duesPayment.id', 'duesReceipt.paymentId')
      .where('duesPayment.memberId', '=', memberId)
      .select(['deedId', 'voidedAt'])
      .execute(),
    terms: await tx.db
      .selectFrom('duesTerm')
      .where('memberId', '=', memberId)
      .orderBy('year')
      .selectAll()
      .execute(),
  }))

async function expectAllInOrder({ memberId, money }: Outcome) {
  const { member, orders, payments, entries, terms, refunds, receipts } = await of(memberId)
  const kept = await keptOf(world, memberId)

  /** Every fen that somebody took is recorded once, and nothing else. */
  const online = ({ method }: { method: PayMethod }) => method !== PayMethod.OnSite
  const known = money.filter(({ trade }) => !trade.tradeRef.startsWith('stray-'))
  const facts = (one: { tradeNo: string; tradeRef: string; fen: number }) =>
    `${one.tradeNo} ${one.tradeRef} ${one.fen}`
  expect(payments.filter(online).map(facts).sort()).toEqual(
    known.map(({ trade }) => facts(trade)).sort(),
  )

  /** The lines of its deeds leave each payment as the rows say: years, open credit, refunds under way, other purposes. */
  for (const { id, fen } of payments) {
    const lines = entries.filter(({ paymentId }) => paymentId === id)
    const left = (account: LedgerAccount) =>
      lines.reduce((sum, line) => sum + (line.account === account ? line.fen : 0), 0) || 0
    const sumOf = (rows: readonly { paymentId: string | null; fen: number }[]) =>
      rows.reduce((sum, row) => sum + (row.paymentId === id ? row.fen : 0), 0)
    const refunded = refunds.filter(({ state }) => state === 'done')
    const underWay = refunds.filter(({ state }) => state === 'asked' || state === 'pending')
    expect(0 - left('dues')).toBe(sumOf(terms))
    expect(0 - left('credit')).toBe(sumOf(kept.filter(({ remedy }) => remedy === null)))
    expect(0 - left('refunding')).toBe(sumOf(underWay))
    const isReversed = left('cash') === 0 && refunded.length === 0
    if (!isReversed) expect(left('cash')).toBeLessThanOrEqual(fen - sumOf(refunded))
    expect(left('cash')).toBe(sumOf(terms) - left('credit') - left('refunding') - left('other'))
  }

  /** Each paid year has a receipt that is not void, and void ones pay nothing. */
  const valid = receipts.filter(({ voidedAt }) => voidedAt === null)
  const receiptYears = valid.flatMap(({ deedId }) =>
    entries
      .filter((line) => line.deedId === deedId && line.account === 'dues')
      .map(({ year }) => year),
  )
  expect(receiptYears.sort()).toEqual(terms.map(({ year }) => year))

  /** Years are paid once, at their fee, without gaps, and the term ends with the last of them. */
  expect(terms.map(({ year }) => year)).toEqual(terms.map((_term, at) => 2026 + at))
  expect(new Set(terms.map(({ fen }) => fen))).toEqual(new Set(terms.length > 0 ? [20_000] : []))
  const last = terms.at(-1)
  expect(member?.endAt ?? null).toBe(last ? `${last.year}-12-31` : null)
  if (terms.length > 0) expect(member?.memberNum).not.toBeNull()

  /** Nothing online is left waiting. */
  expect(orders.filter(({ status }) => status === DuesStatus.Open)).toEqual([])
}

const postgres = await postgresServer()
const DATABASES = [
  { database: 'embedded', open: () => duesWorld({ delay }) },
  ...('url' in postgres
    ? [
        {
          database: 'PostgreSQL',
          open: async () => duesWorld({ delay, databaseUrl: await createDatabase(postgres.url) }),
        },
      ]
    : []),
]

describe.each(DATABASES)('$database', ({ open }) => {
  beforeAll(async () => {
    world = await open()
  })
  afterAll(() => world.server.close())

  test(
    `whatever happens in whatever order, the books balance and no year is paid twice (${RUNS} schedules)`,
    async () => {
      const begin = world.server.now().getTime()
      const seen = { money: 0, years: 0, deeds: 0, voided: 0 }
      await fc.assert(
        fc.asyncProperty(schedules, async (schedule) => {
          world.server.advance(begin - world.server.now().getTime())
          pace = schedule.pace
          const outcome = await runSchedule(world, schedule, balanced)
          await expectAllInOrder(outcome)
          seen.money += outcome.money.length
          const came = await of(outcome.memberId)
          seen.years += came.terms.length
          seen.deeds += new Set(came.entries.map(({ deedId }) => deedId)).size
          seen.voided += came.receipts.filter(({ voidedAt }) => voidedAt !== null).length
        }),
        { numRuns: RUNS, endOnFailure: process.env.CI !== undefined },
      )
      /** Schedules in which nothing happens prove nothing. */
      expect(seen.money).toBeGreaterThan(RUNS / 4)
      expect(seen.deeds).toBeGreaterThan(RUNS / 4)
      if (process.env.SCHEDULES) console.info(seen)
      // Of a few schedules chance decides: forty pay eight years on average, and three as well.
      if (RUNS >= 400) expect(seen.voided).toBeGreaterThan(0)
      if (RUNS >= 400) expect(seen.years).toBeGreaterThan(RUNS / 10)
    },
    60_000 + RUNS * 2_000,
  )
})
