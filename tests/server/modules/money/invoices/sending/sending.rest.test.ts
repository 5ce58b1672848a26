import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SETTINGS } from '../../../../providers/invoice/standIn.ts'
import { publish } from '../../../../support/publish.ts'
import { upload } from '../../../../support/uploads.ts'
import { type MortalStore, mortalStore } from '../../support/mortalStore.ts'
import { waysBack } from '../../support/ways.ts'
import { documentsWith, sendingWorld } from './support.ts'

let at: Awaited<ReturnType<typeof sendingWorld>>
beforeAll(async () => {
  at = await sendingWorld()
})
afterAll(() => at.world.server.close())

const { deedOf, paymentOf, undo } = waysBack(
  () => at.world,
  () => at.staff,
)
const MINUTE = 60_000

const work = () => at.world.server.work()
const countOf = async (id: string) => {
  const { info, sendRef } = await at.rowOf(id)
  return (await at.issuedThere()).filter(
    ({ ref, buyerName }) => ref === sendRef && buyerName === info.name,
  ).length
}

/** An invoice that the provider has issued. */
async function issued() {
  const found = await at.requested()
  await at.send(found.id)
  await work()
  await at.later(MINUTE)
  return found
}

describe('staff have an invoice issued', () => {
  test('it is under way at once, and the payer and staff see that', async () => {
    const { id, who, orderId } = await at.requested()
    expect(await at.deskRow(id)).toMatchObject({ isOpen: true, isSendable: true })
    expect(await at.send(id)).toMatchObject({ data: true })
    expect(await who.call('duesOrder', { id: orderId })).toMatchObject({
      invoice: { state: 'issuing', stateName: '开票中' },
    })
    const row = await at.deskRow(id)
    expect(row).toMatchObject({ isOpen: false, isSending: true, statusName: '开票中' })
    expect(row?.isSendable).toBeUndefined()
  })

  test('issued, it has number, day, file and author as if it had been entered', async () => {
    const { id, who, orderId } = await issued()
    const row = await at.rowOf(id)
    expect(row).toMatchObject({ state: 'issued', decidedByName: row.sentByName, sendMessage: '' })
    const { invoice } = await who.call('duesOrder', { id: orderId })
    expect(invoice).toMatchObject({
      state: 'issued',
      num: row.num,
      issuedAt: row.issuedAt?.toISOString(),
    })
    expect(invoice?.file?.name).toBe(`发票${row.num}.pdf`)
    const { url } = await who.call('fileAddress', { url: invoice?.file?.url ?? '' })
    const { statusCode, body } = await at.world.server.app.inject({ url })
    expect([statusCode, body.slice(0, 5)]).toEqual([200, '%PDF-'])
  })

  test('a double click and two tabs ask once', async () => {
    const { id } = await at.requested()
    const asked = await Promise.all([at.send(id), at.send(id)])
    expect(asked.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await at.send(id)).toMatchObject({
      status: 409,
      msg: '这张发票正在向开票平台开具，请等结果出来后再处理',
    })
    await work()
    expect(await countOf(id)).toBe(1)
  })

  test('an invoice that is issued, returned or a fiscal receipt is not asked for', async () => {
    const { id } = await issued()
    expect(await at.send(id)).toMatchObject({ status: 409 })
    await publish(at.world.server, documentsWith({ nuonuo: SETTINGS }, 'fiscal'))
    const fiscal = await at.requested()
    expect((await at.deskRow(fiscal.id))?.isSendable).toBeUndefined()
    expect(await at.send(fiscal.id)).toMatchObject({
      status: 409,
      msg: '这种票据不能电子开具，请手工开具后登记',
    })
    await publish(at.world.server, documentsWith({}))
    const byHand = await at.requested()
    expect((await at.deskRow(byHand.id))?.isSendable).toBeUndefined()
    expect(await at.send(byHand.id)).toMatchObject({
      status: 409,
      msg: expect.stringContaining('没有接入'),
    })
    await publish(at.world.server, documentsWith({ nuonuo: SETTINGS }))
  })
})

describe('while it is under way', () => {
  test('it is not entered by hand, returned, demanded, asked for anew or taken back', async () => {
    const { id, who, orderId, tradeNo } = await at.requested()
    await at.arm('late')
    await at.send(id)
    await work()
    const handle = { id, decision: 'return', opinion: '抬头有误' } as const
    for (const decision of ['return', 'demand'] as const)
      expect(await at.staff.ask('invoiceHandle', { ...handle, decision })).toMatchObject({
        status: 409,
        msg: expect.stringContaining('正在向开票平台开具'),
      })
    const invoiceInfo = (await at.rowOf(id)).info as never
    expect(await who.ask('invoiceRequest', { orderIds: [orderId], invoiceInfo })).toMatchObject({
      status: 409,
      msg: '发票正在开具，请稍后再试',
    })
    expect(await undo(await deedOf(await paymentOf(tradeNo), 'apply'))).toMatchObject({
      status: 409,
      msg: expect.stringContaining('正在向开票平台开具'),
    })
    expect(await at.rowOf(id)).toMatchObject({ state: 'issuing' })
    await at.finish((await at.rowOf(id)).sendRef ?? '')
  })

  test('one that is late is asked about again with growing pauses', async () => {
    const { id } = await at.requested()
    await at.arm('late')
    await at.send(id)
    await work()
    for (const wait of [10_000, MINUTE, 3 * MINUTE]) await at.later(wait)
    expect(await at.rowOf(id)).toMatchObject({ state: 'issuing' })
    await at.finish((await at.rowOf(id)).sendRef ?? '')
    await at.later(MINUTE)
    expect(await at.rowOf(id)).toMatchObject({ state: 'issuing' })
    await at.later(11 * MINUTE)
    expect(await at.rowOf(id)).toMatchObject({ state: 'issued' })
  })

  test('staff ask now, also at the same moment as the job does', async () => {
    const { id } = await at.requested()
    await at.arm('late')
    await at.send(id)
    await work()
    const ask = () => at.staff.call('invoiceQuery', { id })
    expect(await ask()).toEqual({ message: '开票平台仍在处理，系统会继续查询' })
    await at.finish((await at.rowOf(id)).sendRef ?? '')
    const said = await Promise.all([ask(), ask(), at.later(MINUTE)])
    expect(await at.rowOf(id)).toMatchObject({ state: 'issued' })
    expect(said.slice(0, 2)).toContainEqual({ message: expect.stringMatching(/发票号码|已经记录/) })
    expect(await countOf(id)).toBe(1)
    expect(await ask()).toEqual({ message: '结果已经记录' })
  })
})

describe('when something goes wrong', () => {
  test('a refusal puts it back with the provider’s words, and it can be sent or entered again', async () => {
    const { id, who, orderId } = await at.requested()
    await at.arm('refused')
    await at.send(id)
    await work()
    await at.later(MINUTE)
    expect(await at.deskRow(id)).toMatchObject({
      isOpen: true,
      isSendable: true,
      sendMessage: '购方税号有误',
    })
    expect(await who.call('duesOrder', { id: orderId })).toMatchObject({
      invoice: { state: 'requested' },
    })
    await at.send(id)
    await work()
    await at.later(MINUTE)
    expect(await at.rowOf(id)).toMatchObject({ state: 'issued', sendMessage: '' })
    expect(await countOf(id)).toBe(1)
  })

  test.each(['lost', 'down'])(
    'an answer that is %s leaves it under way, and one is issued',
    async (fault) => {
      const { id } = await at.requested()
      await at.arm(fault)
      await at.send(id)
      await expect(work()).rejects.toThrow('HTTP 50')
      expect(await at.rowOf(id)).toMatchObject({ state: 'issuing' })
      await at.later(2 * MINUTE)
      await at.later(MINUTE)
      expect(await at.rowOf(id)).toMatchObject({ state: 'issued' })
      expect(await countOf(id)).toBe(1)
    },
  )

  test('what the provider does not know is asked for again when staff ask', async () => {
    const { id } = await at.requested()
    await at.send(id)
    expect(await at.staff.call('invoiceQuery', { id })).toEqual({
      message: '开票平台没有收到，已重新提交',
    })
    await work()
    await at.later(MINUTE)
    expect(await at.rowOf(id)).toMatchObject({ state: 'issued' })
    expect(await countOf(id)).toBe(1)
  })

  test('a broken file is not kept, and the invoice waits for a better one', async () => {
    const { id } = await at.requested()
    await at.arm('noFile')
    await at.send(id)
    await work()
    await expect(at.later(MINUTE)).rejects.toThrow('FILE')
    expect(await at.rowOf(id)).toMatchObject({ state: 'issuing', enclosure: [] })
    expect(await at.staff.ask('invoiceQuery', { id })).toMatchObject({ status: 503 })
    // Nothing mends it at the stand-in: other tests must not meet its job again.
    await at.world.tx((tx) =>
      tx.db.deleteFrom('outbox').where('kind', '=', 'sendInvoice').execute(),
    )
  })

  test('what nobody answers for in two weeks is entered by hand, and no answer counts any more', async () => {
    const { id } = await at.requested()
    await at.arm('late')
    await at.send(id)
    await work()
    const { sendRef } = await at.rowOf(id)
    const sentAt = new Date(at.world.server.now().getTime() - 15 * 86_400_000)
    await at.world.tx((tx) =>
      tx.db.updateTable('duesInvoice').set({ sentAt }).where('id', '=', id).execute(),
    )
    expect(await at.deskRow(id)).toMatchObject({ isOpen: true, isSending: true })
    const enclosure = [await upload(at.world.server, at.staff, 'invoice')]
    const entered = { id, decision: 'issue', num: '26422000009999999999', enclosure } as const
    await at.staff.call('invoiceHandle', entered)
    await at.finish(sendRef ?? '')
    await at.later(MINUTE)
    expect(await at.rowOf(id)).toMatchObject({ state: 'issued', num: entered.num })
  })

  /** Transactions of a job: what it is about, the file that is entered, what is learnt or asked next. */
  test.each<[string, number, number, Parameters<MortalStore['dieAt']>[1]]>([
    ['the first, before what it asks next is stored', 0, 1, 'before'],
    ['the second, when the file is entered and not stored', 1, 1, 'after'],
    ['the second, before what it learnt is stored', 1, 2, 'before'],
    ['the second, when what it learnt is stored', 1, 2, 'after'],
  ])('killed in %s: one is issued', async (_, jobs, transactions, when) => {
    const { id } = await at.requested()
    await at.send(id)
    if (jobs > 0) await work()
    const mortal = mortalStore(at.world.server.parts.store)
    mortal.dieAt(transactions, when)
    at.world.server.advance(MINUTE)
    await expect(at.world.server.work({ store: mortal.store })).rejects.toThrow()
    for (let turn = 0; turn < 2; turn++) await at.later(2 * MINUTE)
    expect(await at.rowOf(id)).toMatchObject({ state: 'issued' })
    expect(await countOf(id)).toBe(1)
  })
})

describe('a red letter', () => {
  const demand = (id: string) =>
    at.staff.call('invoiceHandle', { id, decision: 'demand', opinion: '抬头有误' })

  test('is issued by the provider, and the orders are free again', async () => {
    const { id, who, orderId } = await issued()
    await demand(id)
    expect(await at.deskRow(id)).toMatchObject({ isSendable: true, isRed: true })
    await at.send(id)
    expect(await who.call('duesOrder', { id: orderId })).toMatchObject({
      invoice: { state: 'redIssuing', stateName: '红冲中' },
    })
    await work()
    await at.later(MINUTE)
    const row = await at.rowOf(id)
    expect(row).toMatchObject({ state: 'red', redByName: row.sentByName })
    expect(row.redNum).not.toBe(row.num)
    expect(await who.call('duesOrder', { id: orderId })).toMatchObject({
      isInvoiceable: true,
      invoice: { state: 'red', redNum: row.redNum, redFile: { name: `发票${row.redNum}.pdf` } },
    })
  })

  test('refused waits for staff again; under way it is not entered by hand', async () => {
    const { id } = await issued()
    await demand(id)
    await at.arm('late')
    await at.send(id)
    await work()
    expect(
      await at.staff.ask('invoiceHandle', { id, decision: 'return', opinion: '抬头有误' }),
    ).toMatchObject({
      status: 409,
      msg: '红字发票正在向开票平台开具，请等结果出来后再处理',
    })
    const { sendRef } = await at.rowOf(id)
    await at.finish(sendRef ?? '')
    expect(await at.staff.call('invoiceQuery', { id })).toEqual({
      message: expect.stringMatching(/^红字发票已开具/),
    })
    const other = await issued()
    await demand(other.id)
    await at.arm('refused')
    await at.send(other.id)
    await work()
    await at.later(MINUTE)
    expect(await at.rowOf(other.id)).toMatchObject({
      state: 'toRed',
      sendMessage: '购方不同意冲红',
    })
  })
})
