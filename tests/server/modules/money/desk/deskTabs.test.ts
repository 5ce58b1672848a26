import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallInput } from '#contract/calls.ts'
import { readBooks } from '#server/modules/money/repositories/duesBooks.ts'
import { DEMO, MECH, type Visitor, visitor } from '../../../support/visitor.ts'
import { type DuesWorld, duesWorld, ordered, told } from '../support/duesWorld.ts'
import { arrives, paidMember, staffOf, submittedMember } from '../support/money.ts'

let world: DuesWorld
let staff: Visitor
beforeAll(async () => {
  world = await duesWorld()
  staff = await staffOf(world)
})
afterAll(() => world.server.close())

type Tab = CallInput<'duesDeskPage'>['tab']
const rowsOf = async (tab: Tab, keyword?: string, who = staff) =>
  (
    await who.call('duesDeskPage', {
      tab,
      orgId: DEMO,
      current: 1,
      size: 200,
      ...(keyword ? { keyword } : {}),
    })
  ).records

const names = { next: 1 }
/** A name that no other test uses. */
const freshName = () => `核对${String.fromCodePoint(0x4e00 + names.next++)}`

/** Money that came for an order after it was closed. */
async function lateMoney(realName = freshName()) {
  const { id, who } = await world.account({ realName })
  const order = await ordered(world, who, await told(who, id))
  await who.call('orderCancel', { id: order.id })
  await arrives(world, order.tradeRef)
  const [entry] = await rowsOf('reconcile', realName)
  return { id, who, order, entry: entry?.id ?? '', realName }
}

async function expectBalance() {
  const { paid, terms, kept } = await world.tx(readBooks)
  expect(terms + kept).toBe(paid)
}

describe('who may see the desk', () => {
  const page = { tab: 'payment', orgId: DEMO, current: 1, size: 10 } as const

  test('nobody without a login, no member, staff alone', async () => {
    expect(await visitor(world.server).ask('duesDeskPage', page)).toMatchObject({ status: 401 })
    const { who } = await world.account()
    expect(await who.ask('duesDeskPage', page)).toMatchObject({ status: 403 })
    expect(await who.ask('duesExport', { tab: 'payment', format: 'csv' })).toMatchObject({
      status: 403,
    })
    expect(await staff.ask('duesDeskPage', page)).toMatchObject({ status: 200 })
  })

  test('staff of another society find nothing of this one', async () => {
    const { realName, entry } = await lateMoney()
    const other = await staffOf(world, 'mech.localhost', MECH)
    const { total } = await other.call('duesDeskPage', {
      tab: 'reconcile',
      orgId: MECH,
      current: 1,
      size: 10,
      keyword: realName,
    })
    expect(total).toBe(0)
    const handle = { id: entry, remedy: 'refund', note: '退款' } as const
    expect(await other.ask('reconcileHandle', handle)).toMatchObject({ status: 404 })
  })
})

describe('the lists', () => {
  test('a transfer waits with its proof until it is confirmed, then it is a payment with a receipt', async () => {
    const realName = freshName()
    const { orderId } = await submittedMember(world, { realName })
    const [row] = await rowsOf('offline', realName)
    expect(row).toMatchObject({
      id: orderId,
      tab: 'offline',
      realName,
      year: '2026',
      totalAmount: '200.00',
      methodName: '对公转账',
      memberTypeName: '高级会员',
      statusName: '待确认',
      isOpen: true,
    })
    expect(row?.enclosure).toHaveLength(1)
    await staff.call('offlineDecide', { id: orderId, decision: 'approve' })
    expect(await rowsOf('offline', realName)).toEqual([])
    const [payment] = await rowsOf('payment', realName)
    expect(payment).toMatchObject({ statusName: '已入账', totalAmount: '200.00' })
    expect(payment?.receiptNum).toMatch(/^HXSK2026\d{6}$/)
  })

  test('money to reconcile says why it is there and what to do, and open ones come first', async () => {
    const handled = await lateMoney()
    await staff.call('reconcileHandle', { id: handled.entry, remedy: 'refund', note: '已退' })
    const open = await lateMoney()
    const rows = await rowsOf('reconcile')
    const at = (id: string) => rows.findIndex((row) => row.id === id)
    expect(at(open.entry)).toBeLessThan(at(handled.entry))
    expect(rows[at(open.entry)]).toMatchObject({ isOpen: true, reason: '确认收款时订单已失效' })
    expect(rows[at(open.entry)]?.advice).toContain('入账')
    expect(rows[at(handled.entry)]).toMatchObject({
      isOpen: false,
      remedy: '已转退款',
      note: '已退',
    })
  })

  test('money of an order that nobody knows is listed without a member', async () => {
    const tradeNo = await arrives(world, 'nobodys0000000000000000')
    const [row] = await rowsOf('reconcile', tradeNo)
    expect(row).toMatchObject({ realName: '', reason: '找不到对应的订单', isOpen: true })
  })

  test.each([
    ['a part of the name', ({ realName }: Found) => realName.slice(0, 3)],
    ['the member number', ({ memberNum }: Found) => memberNum.toLowerCase()],
    ['the trade number', ({ tradeNo }: Found) => tradeNo],
    ['the receipt number', ({ receiptNum }: Found) => receiptNum],
  ])('a payment is found by %s', async (_what, keyword) => {
    const realName = freshName()
    const { tradeNo } = await paidMember(world, { realName })
    const [row] = await rowsOf('payment', realName)
    const found = {
      realName,
      tradeNo,
      memberNum: row?.memberNum ?? '',
      receiptNum: row?.receiptNum ?? '',
    }
    expect((await rowsOf('payment', keyword(found))).map(({ id }) => id)).toEqual([row?.id])
  })

  test('wildcards of the database are letters like others', async () => {
    expect(await rowsOf('payment', '%')).toEqual([])
  })
})

interface Found {
  realName: string
  memberNum: string
  tradeNo: string
  receiptNum: string
}

describe('dealing with money that was kept', () => {
  test('a refund is noted, once, with who and why; the books balance', async () => {
    const { entry, id } = await lateMoney()
    const handle = { id: entry, remedy: 'refund', note: ' 支付宝原路退回 ' } as const
    const said = await staff.call('reconcileHandle', handle, 'key-refund-0001')
    expect(await staff.call('reconcileHandle', handle, 'key-refund-0001')).toEqual(said)
    expect(await staff.ask('reconcileHandle', handle)).toMatchObject({
      status: 409,
      msg: '该笔款项已经处理，请刷新后再试',
    })
    const kept = await world.tx((tx) =>
      tx.db.selectFrom('duesReconcile').where('id', '=', entry).selectAll().executeTakeFirst(),
    )
    expect(kept).toMatchObject({
      remedy: 'refund',
      note: '支付宝原路退回',
      handledBy: expect.any(String),
    })
    const terms = await world.tx((tx) =>
      tx.db.selectFrom('duesTerm').where('memberId', '=', id).selectAll().execute(),
    )
    expect(terms).toEqual([])
    await expectBalance()
  })

  test('a credit pays the years, numbers a receipt and makes the order a paid one', async () => {
    const { entry, id, who, order } = await lateMoney()
    await staff.call('reconcileHandle', { id: entry, remedy: 'credit', note: '会员仍需要' })
    expect(await who.call('memberInfo', { id })).toMatchObject({ standing: 'valid' })
    expect(await who.call('duesOrder', { id: order.id })).toMatchObject({
      status: 'paid',
      receiptNum: expect.stringMatching(/^HXSK2026/),
    })
    await expectBalance()
  })

  test('two staff at once: one deals with it, the other is told', async () => {
    const { entry } = await lateMoney()
    const answers = await Promise.all(
      ['credit', 'credit', 'refund'].map((remedy) =>
        staff.ask('reconcileHandle', { id: entry, remedy: remedy as 'credit', note: '处理' }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    await expectBalance()
  })

  test('what cannot be credited is refused whole: the entry stays open and no year is paid', async () => {
    const realName = freshName()
    const { id, who } = await world.member({ realName })
    const order = await ordered(world, who, await told(who, id))
    await arrives(world, order.tradeRef, 12_345)
    const [row] = await rowsOf('reconcile', realName)
    const credit = { id: row?.id ?? '', remedy: 'credit', note: '入账' } as const
    expect(await staff.ask('reconcileHandle', credit)).toMatchObject({ status: 409 })
    expect((await rowsOf('reconcile', realName))[0]).toMatchObject({ isOpen: true })
    expect(await who.call('memberInfo', { id })).not.toHaveProperty('endAt')
    await expectBalance()
  })

  test('money of nobody in particular can only be given back', async () => {
    const tradeNo = await arrives(world, 'nobodys0000000000000001')
    const [row] = await rowsOf('reconcile', tradeNo)
    const id = row?.id ?? ''
    expect(
      await staff.ask('reconcileHandle', { id, remedy: 'credit', note: '入账' }),
    ).toMatchObject({ status: 409, msg: '该笔款项没有对应的会员，请填写会员证号，或作其他处理' })
    await staff.call('reconcileHandle', { id, remedy: 'refund', note: '退回' })
  })

  test('without a word about it nothing is done', async () => {
    const { entry } = await lateMoney()
    expect(
      await staff.ask('reconcileHandle', { id: entry, remedy: 'refund', note: '  ' }),
    ).toMatchObject({ status: 400, msg: '请填写处理说明' })
  })
})
