import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { creditPayment } from '#server/modules/money/desk/credits/creditPayment.ts'
import { findPayment } from '#server/modules/money/repositories/duesPayments.ts'
import { lockReconcile, saveRemedy } from '#server/modules/money/repositories/duesReconcile.ts'
import { DEMO } from '../../../../support/visitor.ts'
import { arrivals } from '../../support/arrivals.ts'
import { type DuesWorld, duesWorld } from '../../support/duesWorld.ts'

const AUTHOR = { doneBy: 'A', doneByName: '财务', reason: '' }

let world: DuesWorld
beforeAll(async () => {
  world = await duesWorld()
})
afterAll(() => world.server.close())

const { arrives, orderOf, memberOf, yearsOf, keptOf, expectBalance, anOrder, close } = arrivals(
  () => world,
)

describe('money that was kept is credited', () => {
  const credit = async (memberId: string) => {
    const [entry] = await keptOf(memberId)
    const configuration = await world.server.parts.configuration.of(DEMO)
    await world.tx(async (tx) => {
      const locked = await lockReconcile(tx, entry?.id ?? '')
      const payment = await findPayment(tx, locked?.paymentId ?? '')
      if (!payment) throw new Error('nothing was kept')
      if (!locked) throw new Error('nothing was kept')
      const crediting = { payment, credit: locked, memberId: locked.memberId, author: AUTHOR }
      await creditPayment(tx, configuration, crediting)
      await saveRemedy(tx, locked?.id ?? '', {
        remedy: 'credit',
        note: '',
        handledBy: '财务',
        handledByAccount: 'A',
      })
    })
  }

  test('to the years of its order when it came late, which then is paid after all', async () => {
    const { id, order } = await anOrder()
    await close(order)
    await arrives(order.tradeRef)
    await credit(id)
    expect(await yearsOf(id)).toEqual([2026])
    expect(await memberOf(id)).toMatchObject({ endAt: '2026-12-31' })
    expect(await orderOf(order.id)).toMatchObject({ status: 'paid', opinion: '' })
    await expectBalance()
  })

  test('to the next year when it came twice', async () => {
    const { id, order } = await anOrder()
    await arrives(order.tradeRef)
    await arrives(order.tradeRef)
    await credit(id)
    expect(await yearsOf(id)).toEqual([2026, 2027])
    await expectBalance()
  })

  test('not when it does not come out even', async () => {
    const { id, order } = await anOrder()
    await arrives(order.tradeRef, 30_000)
    await expect(credit(id)).rejects.toThrow('该款项不能正好抵缴整年会费，请拆分金额，或作其他处理')
    expect(await yearsOf(id)).toEqual([])
    await expectBalance()
  })

  test('not when nobody knows whose it is', async () => {
    await arrives('nobody-at-all', 20_000, 'NOBODYS')
    const configuration = await world.server.parts.configuration.of(DEMO)
    const credited = world.tx(async (tx) => {
      const payment = await tx.db
        .selectFrom('duesPayment')
        .where('tradeNo', '=', 'NOBODYS')
        .selectAll()
        .executeTakeFirstOrThrow()
      const credit = { memberId: null, fen: payment.fen }
      const crediting = { payment, credit, memberId: null, author: AUTHOR }
      await creditPayment(tx, configuration, crediting)
    })
    await expect(credited).rejects.toMatchObject({ messageKey: 'creditUnknown' })
  })
})
