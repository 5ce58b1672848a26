import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { receive } from '#domain/money/ledger/deeds.ts'
import { appendDeed } from '#server/modules/money/repositories/duesDeeds.ts'
import { MECH, type Visitor } from '../../../support/visitor.ts'
import { arrivals } from '../support/arrivals.ts'
import { type DuesWorld, duesWorld } from '../support/duesWorld.ts'
import { staffOf } from '../support/money.ts'

let world: DuesWorld
let staff: Visitor
beforeAll(async () => {
  world = await duesWorld()
  staff = await staffOf(world)
})
afterAll(() => world.server.close())

const { arrives, keptOf, anOrder, close } = arrivals(() => world)

/** Deeds about the money of a member with their lines: what was received first, since the clock stands still. */
const deedsOf = (memberId: string) =>
  world.tx(async (tx) => {
    const deeds = await tx.db
      .selectFrom('duesDeed')
      .innerJoin('duesPayment', 'duesPayment.id', 'duesDeed.paymentId')
      .where('duesPayment.memberId', '=', memberId)
      .orderBy('duesDeed.createdAt')
      .orderBy((e) => e.case().when('kind', '=', 'receive').then(0).else(1).end())
      .select(['duesDeed.id', 'kind', 'doneByName', 'reason'])
      .execute()
    const lines = await tx.db.selectFrom('duesEntry').orderBy('line').selectAll().execute()
    return deeds.map(({ id, ...deed }) => ({
      ...deed,
      lines: lines
        .filter(({ deedId }) => deedId === id)
        .map(({ account, year, fen }) => [account, year, fen].filter(Boolean).join(' ')),
    }))
  })

const provider = { doneByName: null, reason: '' }
const received = { kind: 'receive', ...provider, lines: ['cash 20000', 'credit -20000'] }

describe('the books say what became of every payment', () => {
  test('one for its order is received and pays years, one more is received once, on the word of their provider', async () => {
    const { id, order } = await anOrder()
    await arrives(order.tradeRef)
    await arrives(order.tradeRef, 20_000, 'AGAIN')
    await arrives(order.tradeRef, 20_000, 'AGAIN')
    expect(await deedsOf(id)).toEqual([
      received,
      received,
      { kind: 'apply', ...provider, lines: ['credit 20000', 'dues 2026 -20000'] },
    ])
  })

  test.each([
    { remedy: 'credit', kind: 'apply', lines: ['credit 20000', 'dues 2026 -20000'] },
    { remedy: 'refund', kind: 'refundAsk', lines: ['credit 20000', 'refunding -20000'] },
  ] as const)(
    'a $remedy of kept money names its author and reason',
    async ({ remedy, kind, lines }) => {
      const { id, order } = await anOrder()
      await close(order)
      await arrives(order.tradeRef)
      const [entry] = await keptOf(id)
      await staff.call('reconcileHandle', { id: entry?.id ?? '', remedy, note: ' 会员来电 ' })
      expect(await deedsOf(id)).toEqual([
        received,
        { kind, doneByName: expect.stringMatching(/./), reason: '会员来电', lines },
      ])
    },
  )
})

test('staff read what happened to a payment; another society finds nothing', async () => {
  const { id, order } = await anOrder()
  await close(order)
  await arrives(order.tradeRef)
  const [entry] = await keptOf(id)
  await staff.call('reconcileHandle', {
    id: entry?.id ?? '',
    remedy: 'credit',
    note: '会员来电',
  })
  const asked = { id: entry?.paymentId ?? '' }
  const createAt = expect.stringMatching(/Z$/)
  const deed = {
    id: expect.stringMatching(/./),
    amount: '200.00',
    years: [],
    createAt,
    isUndone: false,
  }
  expect(await staff.call('paymentDeeds', asked)).toEqual([
    { ...deed, kind: 'receive', kindName: '到账', isUndoable: false },
    {
      ...deed,
      isUndoable: true,
      kind: 'apply',
      kindName: '缴纳会费',
      years: ['2026'],
      handledBy: expect.stringMatching(/./),
      reason: '会员来电',
    },
  ])
  const other = await staffOf(world, 'mech.localhost', MECH)
  expect(await other.ask('paymentDeeds', asked)).toMatchObject({ status: 404 })
})

describe('the database refuses', () => {
  const paid = async () => {
    const { id, order } = await anOrder()
    await arrives(order.tradeRef)
    return world.tx((tx) =>
      tx.db
        .selectFrom('duesDeed')
        .innerJoin('duesPayment', 'duesPayment.id', 'duesDeed.paymentId')
        .where('duesPayment.memberId', '=', id)
        .where('kind', '=', 'apply')
        .select(['duesDeed.id', 'paymentId', 'memberId'])
        .executeTakeFirstOrThrow(),
    )
  }

  test('a line that leaves a deed unbalanced', async () => {
    const { id: deedId, memberId } = await paid()
    const line = { deedId, line: 9, account: 'credit', memberId, year: null, fen: 1 } as const
    const added = world.tx((tx) =>
      tx.db
        .insertInto('duesEntry')
        .values({ ...line, orgId: tx.orgId })
        .execute(),
    )
    await expect(added).rejects.toThrow()
  })

  test('to receive a payment twice', async () => {
    const { paymentId, memberId } = await paid()
    const author = { doneBy: null, doneByName: null, reason: '' }
    const entries = receive({ memberId, fen: 1 })
    const again = world.tx((tx) =>
      appendDeed(tx, { kind: 'receive', paymentId, ...author, entries }),
    )
    await expect(again).rejects.toMatchObject({ kind: 'conflict' })
  })

  test('to change or remove a deed', async () => {
    for (const table of ['duesDeed', 'duesEntry'] as const)
      await expect(world.tx((tx) => tx.db.deleteFrom(table).execute())).rejects.toMatchObject({
        kind: 'refused',
      })
    await expect(
      world.tx((tx) => tx.db.updateTable('duesDeed').set({ reason: '' }).execute()),
    ).rejects.toMatchObject({ kind: 'refused' })
  })
})

test('a deed that does not balance is not even asked for', async () => {
  const entries = receive({ memberId: 'M', fen: 1 }).slice(1)
  const author = { doneBy: null, doneByName: null, reason: '' }
  const deed = { kind: 'receive', paymentId: 'P', ...author, entries } as const
  await expect(world.tx((tx) => appendDeed(tx, deed))).rejects.toThrow('do not balance')
})
