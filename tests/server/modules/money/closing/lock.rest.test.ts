import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Period } from '#domain/money/closing/closablePeriod.ts'
import { closingBalances, sumPeriod } from '#domain/money/closing/sumPeriod.ts'
import { receive } from '#domain/money/ledger/deeds.ts'
import { dayAfter } from '#domain/time/days.ts'
import {
  findLastClosing,
  insertClosing,
  listClosings,
} from '#server/modules/money/repositories/duesClosings.ts'
import { appendDeed } from '#server/modules/money/repositories/duesDeeds.ts'
import { listMovements } from '#server/modules/money/repositories/duesMovements.ts'
import { recordPayment } from '#server/modules/money/repositories/duesPayments.ts'
import { firstBookedDay, lockPeriods } from '#server/modules/money/repositories/duesPeriods.ts'
import { publicId } from '#server/store/publicId.ts'
import type { Store, Tx } from '#server/store/store.ts'
import { newSociety } from '../../../store/societies.ts'
import { testedStores } from '../../../store/stores.ts'

const DAY = '2026-05-04'
const NEXT = dayAfter(DAY, 1)
const trades = { next: 1 }

/** Money comes in this transaction. */
async function comes(tx: Tx, fen = 100): Promise<void> {
  const trade = { method: '0101', tradeNo: `T${trades.next++}`, tradeRef: '' } as const
  const payment = await recordPayment(tx, {
    ...trade,
    fen,
    orderId: null,
    memberId: null,
    paidAt: tx.now,
  })
  const author = { doneBy: null, doneByName: null, reason: '' }
  await appendDeed(tx, {
    kind: 'receive',
    paymentId: payment?.id ?? '',
    ...author,
    entries: receive({ memberId: null, fen }),
  })
}

const sumsOf = async (tx: Tx, period: Period) => {
  const last = await findLastClosing(tx)
  return sumPeriod(last ? closingBalances(last.sums) : {}, await listMovements(tx, period))
}

async function close(tx: Tx, { from, through }: Period) {
  const files = { pdfPath: '', xlsxPath: '' }
  const nobody = { proposedBy: null, proposedByName: null, proposedAt: null }
  const author = { ...nobody, closedBy: 'A', closedByName: '会计', note: '' }
  const sums = await sumsOf(tx, { from, through })
  const period = { id: publicId(), fromOn: from, throughOn: through }
  await insertClosing(tx, { ...period, sums, differences: [], ...author, ...files })
}

/** Locks and closes the days since the last closing through one. */
async function closeThrough(tx: Tx, through: string) {
  const last = await lockPeriods(tx)
  const from = last ? dayAfter(last, 1) : await firstBookedDay(tx)
  if (from !== undefined && from <= through) await close(tx, { from, through })
}

const bookedDays = (store: Store, orgId: string) =>
  store.tx(orgId, async (tx) => {
    const rows = await tx.db
      .selectFrom('duesDeed')
      .where('orgId', '=', orgId)
      .select('bookedOn')
      .orderBy('bookedOn')
      .execute()
    return rows.map(({ bookedOn }) => bookedOn)
  })

function signal() {
  let give = () => {}
  const given = new Promise<void>((resolve) => {
    give = resolve
  })
  return { given, give: () => give() }
}

describe.each(await testedStores())('on $name', ({ name, open }) => {
  let store: Store
  let now = at(DAY)
  let orgId = ''
  beforeAll(async () => {
    store = await open({ clock: () => now })
  })
  afterAll(() => store.close())

  const society = async () => {
    now = at(DAY)
    orgId = await newSociety(store)
  }

  /** Another transaction waits for the lock; the embedded database lets none begin meanwhile. */
  async function isWaiting(other: Promise<unknown>): Promise<void> {
    if (name === 'embedded') return
    let isDone = false
    const done = () => {
      isDone = true
    }
    void other.then(done, done)
    while (!isDone) {
      const { rows } = await sql<{ waiting: boolean }>`
        select exists (
          select from pg_locks where locktype = 'advisory' and not granted
            and database = (select oid from pg_database where datname = current_database())
        ) as waiting`.execute(store.db)
      if (rows[0]?.waiting) return
    }
  }

  test('a closing waits for deeds that are under way, and has them in its sums', async () => {
    await society()
    const [isBooked, mayEnd] = [signal(), signal()]
    const deed = store.tx(orgId, async (tx) => {
      await comes(tx)
      isBooked.give()
      await mayEnd.given
    })
    await isBooked.given
    now = at(NEXT)
    const closing = store.tx(orgId, (tx) => closeThrough(tx, DAY))
    await isWaiting(closing)
    mayEnd.give()
    await Promise.all([deed, closing])
    const [closed] = await store
      .tx(orgId, (tx) => listClosings(tx).page({ current: 1, size: 9 }))
      .then(({ records }) => records)
    expect(closed).toMatchObject({ fromOn: DAY, throughOn: DAY })
    expect(closed?.sums.accounts.cash).toMatchObject({ opening: 0, closing: 100 })
  })

  test('a deed that began before a closing of its day counts for the next day', async () => {
    await society()
    await store.tx(orgId, (tx) => comes(tx))
    const [isLocked, mayEnd] = [signal(), signal()]
    const closing = store.tx(orgId, async (tx) => {
      await closeThrough(tx, DAY)
      isLocked.give()
      await mayEnd.given
    })
    await isLocked.given
    const deed = store.tx(orgId, (tx) => comes(tx))
    await isWaiting(deed)
    mayEnd.give()
    await Promise.all([closing, deed])
    expect(await bookedDays(store, orgId)).toEqual([DAY, NEXT])
  })

  test.skipIf(name === 'embedded')('one society’s closing holds up no other’s deeds', async () => {
    await society()
    const other = await newSociety(store)
    await store.tx(orgId, async (tx) => {
      await lockPeriods(tx)
      await store.tx(other, (inside) => comes(inside))
    })
    expect(await bookedDays(store, other)).toEqual([DAY])
  })

  test('closings and deeds at once: each closing has what was booked in its days, for ever', async () => {
    await society()
    const days = Array.from({ length: 8 }, (_, at) => dayAfter(DAY, at))
    for (const today of days) {
      now = at(today)
      const yesterday = dayAfter(today, -1)
      const deeds = Array.from({ length: 6 }, (_, at) => store.tx(orgId, (tx) => comes(tx, at + 1)))
      const closings = [today, yesterday].map((day) =>
        store.tx(orgId, (tx) => closeThrough(tx, day)),
      )
      await Promise.all([...deeds, ...closings])
    }
    await store.tx(orgId, async (tx) => {
      const { records } = await listClosings(tx).page({ current: 1, size: 100 })
      const closings = records.toReversed()
      expect(closings.length).toBeGreaterThanOrEqual(days.length)
      let before = {}
      for (const { fromOn, throughOn, sums } of closings) {
        const movements = await listMovements(tx, { from: fromOn, through: throughOn })
        expect(sums).toEqual(sumPeriod(before, movements))
        before = closingBalances(sums)
      }
    })
    expect(await bookedDays(store, orgId)).toHaveLength(6 * days.length)
  })

  describe('the database refuses', () => {
    beforeAll(async () => {
      await society()
      await store.tx(orgId, (tx) => comes(tx))
      await store.tx(orgId, (tx) => closeThrough(tx, DAY))
    })

    const refused = (work: (tx: Tx) => Promise<unknown>) =>
      expect(store.tx(orgId, work)).rejects.toMatchObject({
        kind: expect.stringMatching(/^(ruleBroken|refused|conflict)$/),
      })

    test('a deed for a closed day', () =>
      refused(async (tx) => {
        const { paymentId } = await tx.db
          .selectFrom('duesDeed')
          .where('orgId', '=', orgId)
          .select('paymentId')
          .executeTakeFirstOrThrow()
        const deed = { orgId, id: publicId(), kind: 'reverse', undoes: null, paymentId } as const
        const author = { doneBy: null, doneByName: null, reason: '', createdAt: now }
        await tx.db
          .insertInto('duesDeed')
          .values({ ...deed, ...author, bookedOn: DAY })
          .execute()
      }))

    test.each([
      ['a day that is closed', DAY, NEXT],
      ['a day later than the next', dayAfter(DAY, 2), dayAfter(DAY, 2)],
      ['its own end', NEXT, DAY],
    ])('a closing that begins with %s', (_, from, through) =>
      refused((tx) => close(tx, { from, through })),
    )

    test('to change or remove a closing', async () => {
      await refused((tx) => tx.db.deleteFrom('duesClosing').execute())
      await refused((tx) => tx.db.updateTable('duesClosing').set({ note: '' }).execute())
    })
  })

  test('the database refuses a first closing that leaves earlier deeds out', async () => {
    await society()
    await store.tx(orgId, (tx) => comes(tx))
    await expect(
      store.tx(orgId, (tx) => close(tx, { from: NEXT, through: NEXT })),
    ).rejects.toMatchObject({ kind: 'ruleBroken' })
  })
})

/** Noon of a day in Beijing. */
function at(day: string): Date {
  return new Date(`${day}T04:00:00Z`)
}
