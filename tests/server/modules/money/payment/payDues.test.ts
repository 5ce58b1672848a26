import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { findOrder } from '#server/modules/money/repositories/duesOrders.ts'
import { upload } from '../../../support/uploads.ts'
import { DEMO, type Visitor } from '../../../support/visitor.ts'
import { type DuesWorld, duesWorld, ordered, payInput, told } from '../support/duesWorld.ts'

let world: DuesWorld
/** What happens while a provider is being asked: once, at the next question. */
let meanwhile: (() => Promise<unknown>) | undefined
beforeAll(async () => {
  world = await duesWorld({
    async delay() {
      const happening = meanwhile
      meanwhile = undefined
      await happening?.()
    },
  })
})
afterAll(() => world.server.close())

let id: string
let who: Visitor
let notice: { id: string }
beforeEach(async () => {
  const member = await world.account()
  id = member.id
  who = member.who
  notice = await told(who, id)
})

/** As the owner of the tables: whoever keeps the books may not. */
const sweepAway = (table: 'duesNotice' | 'duesOrder', rowId: string) =>
  world.tx(async (tx) => {
    await sql`reset role`.execute(tx.db)
    await tx.db.deleteFrom(table).where('id', '=', rowId).execute()
  })

const ordersOf = async (memberId: string) =>
  (await who.call('duesOrderPage', { orgId: DEMO, current: 1, size: 10, memberId })).records

describe('an online order', () => {
  test('gives what to pay with and half an hour, and is found again after a reload', async () => {
    const started = await who.call('pay', payInput(notice))
    const deadline = new Date(world.server.now().getTime() + 1_800_000).toISOString()
    expect(started).toEqual({ id: expect.any(String), result: expect.any(String), deadline })
    const result = JSON.parse(started.result ?? '')
    expect(result).toEqual({ kind: 'page', content: expect.stringMatching(/^\/cashier\/\w{28}$/) })
    expect(await who.call('duesOrder', { id: started.id })).toMatchObject({
      noticeId: notice.id,
      memberId: id,
      year: '2026',
      totalAmount: '200.00',
      feeDetail: [{ type: '01', totalAmount: '200.00' }],
      methodName: '支付宝',
      statusName: '待支付',
      result: started.result,
      deadline,
    })
  })

  test('tells the provider what it needs', async () => {
    const { tradeRef } = await ordered(world, who, notice)
    expect(world.alipay.trades.get(tradeRef)?.order).toMatchObject({
      fen: 20_000,
      subject: '数据科学学会2026年度会费',
      device: '1',
      notifyUrl: 'http://localhost/api/order/v1/open/notify/0101',
      returnUrl: expect.stringMatching(
        new RegExp(`^http://localhost/module\\?id=\\w+&view=payDues&record=${id}&order=`),
      ),
    })
  })

  test('pressed twice, or in two tabs, is one order and one trade', async () => {
    const before = world.alipay.trades.size
    const both = await Promise.all([
      who.call('pay', payInput(notice)),
      who.call('pay', payInput(notice)),
      who.call('pay', payInput(notice), 'key-of-the-third-press'),
    ])
    const again = await who.call('pay', payInput(notice), 'key-of-the-third-press')
    expect(new Set([...both, again].map((started) => JSON.stringify(started))).size).toBe(1)
    expect(world.alipay.trades.size).toBe(before + 1)
  })

  test('by another method or on another device is another order', async () => {
    const first = await who.call('pay', payInput(notice))
    const others = [
      await who.call('pay', payInput(notice, '0102')),
      await who.call('pay', payInput(notice, '0101', { param: { device: '2' } })),
    ]
    expect(new Set([first, ...others].map((order) => order.id)).size).toBe(3)
  })

  test('of a notice that is no longer true is refused', async () => {
    const { tradeRef } = await ordered(world, who, notice)
    const other = await told(who, id, '2027')
    world.alipay.pay(tradeRef)
    const [waiting] = await ordersOf(id)
    expect(await who.call('payResult', { id: waiting?.id ?? '' })).not.toBeNull()
    for (const outdated of [notice, other])
      expect(await who.ask('pay', payInput(outdated, '0102'))).toMatchObject({
        status: 409,
        msg: '缴费通知已变化，请重新获取后再支付',
      })
  })

  test.each(['before', 'after'] as const)(
    'goes on after a break %s the provider was reached, under the same number',
    async (where) => {
      const before = world.alipay.trades.size
      world.alipay.breakNext('create', where)
      expect(await who.ask('pay', payInput(notice))).toMatchObject({
        status: 503,
        msg: '暂时无法发起支付，请稍后再试或选择其他支付方式',
      })
      const started = await who.call('pay', payInput(notice))
      expect(started.result).toBeDefined()
      expect(world.alipay.trades.size).toBe(before + 1)
      expect(await ordersOf(id)).toHaveLength(1)
    },
  )

  describe('that is over at the provider and was not noted here', () => {
    /** A server dies before it has the answer; the payer, or another server, goes on at the provider. */
    const begun = async () => {
      world.alipay.breakNext('create', 'after')
      await who.ask('pay', payInput(notice))
      const [order] = await ordersOf(id)
      return { orderId: order?.id ?? '', tradeRef: [...world.alipay.trades.keys()].at(-1) ?? '' }
    }
    const settling = { status: 409, msg: '上一笔支付正在核对结果，请稍后再试' }

    test('and closed there, makes room for a new one', async () => {
      const { orderId, tradeRef } = await begun()
      await world.alipay.close(tradeRef, world.server.now())
      expect(await who.ask('pay', payInput(notice))).toMatchObject(settling)
      expect(await who.call('duesOrder', { id: orderId })).toMatchObject({ statusName: '已关闭' })
      const next = await who.call('pay', payInput(notice))
      expect(next).toMatchObject({
        id: expect.not.stringMatching(orderId),
        result: expect.any(String),
      })
    })

    test('and paid there, is found paid', async () => {
      const { orderId, tradeRef } = await begun()
      world.alipay.pay(tradeRef)
      expect(await who.ask('pay', payInput(notice))).toMatchObject(settling)
      expect(await who.call('duesOrder', { id: orderId })).toMatchObject({ statusName: '已缴费' })
    })
  })

  test('whose time is over makes room for a new one', async () => {
    const first = await ordered(world, who, notice)
    world.server.advance(1_800_000)
    const second = await ordered(world, who, notice)
    expect(second.id).not.toBe(first.id)
    expect(await who.call('duesOrder', { id: first.id })).toMatchObject({
      statusName: '已关闭',
      opinion: '超过支付期限，订单已关闭',
    })
  })

  test('whose time is over and whose fate nobody knows is not doubled', async () => {
    await ordered(world, who, notice)
    world.server.advance(1_800_000)
    world.alipay.breakNext('query', 'before')
    expect(await who.ask('pay', payInput(notice))).toMatchObject({
      status: 409,
      msg: '上一笔支付正在核对结果，请稍后再试',
    })
  })

  test('that was paid in the last moment is found paid when a new one is asked for', async () => {
    const { id: orderId, tradeRef } = await ordered(world, who, notice)
    world.alipay.pay(tradeRef)
    world.server.advance(1_800_000)
    expect(await who.ask('pay', payInput(notice))).toMatchObject({ status: 409 })
    expect(await who.call('duesOrder', { id: orderId })).toMatchObject({ statusName: '已缴费' })
  })

  test.each([
    [
      'a method without access',
      payInput({ id: '' }, '0104'),
      409,
      '该支付方式暂未开通，请选择其他支付方式',
    ],
    [
      'an openId of another service account',
      payInput({ id: '' }, '0102', {
        param: { device: '2', openId: 'oAnother', appId: 'wx0000000000000009' },
      }),
      409,
      '学会更换了微信公众号，请刷新页面，重新授权后再支付',
    ],
    ['no device', { id: '', method: '0101' as const }, 400, '缺少支付终端信息，请刷新页面后再试'],
    ['no proof of a transfer', { id: '', method: '02' as const }, 400, '请上传转账凭据'],
  ])('%s is refused', async (_name, input, status, msg) => {
    expect(await who.ask('pay', { ...input, id: notice.id })).toMatchObject({ status, msg })
  })

  test('a method that the period does not allow is refused', async () => {
    const ordinary = await world.member({ memberType: '10101' })
    const { id: noticeId } = await told(ordinary.who, ordinary.id)
    const answer = await ordinary.who.ask('pay', { id: noticeId, method: '03' })
    expect(answer).toMatchObject({ status: 409, msg: '该支付方式暂未开通，请选择其他支付方式' })
  })
})

describe('an offline order', () => {
  test('waits for staff with its proof; sent again it is the same, with another proof refused', async () => {
    const proof = await upload(world.server, who, 'proof')
    const sent = {
      id: notice.id,
      method: '02' as const,
      payInfo: { enclosure: [proof], remark: '已汇' },
    }
    const first = await who.call('pay', sent)
    expect(first).toEqual({ id: expect.any(String) })
    expect(await who.call('pay', sent)).toEqual(first)
    const other = await upload(world.server, who, 'proof')
    expect(
      await who.ask('pay', { ...sent, payInfo: { enclosure: [other], remark: '已汇' } }),
    ).toMatchObject({ status: 409, msg: '您已提交过缴费申请，请等待学会确认' })
    expect(await who.call('duesOrder', { id: first.id })).toMatchObject({ statusName: '待确认' })
    expect(await who.call('payResult', { id: first.id })).toBeNull()
  })

  test('takes no proof that somebody else uploaded', async () => {
    const stranger = await world.member()
    const proof = await upload(world.server, stranger.who, 'proof')
    const sent = { id: notice.id, method: '02' as const, payInfo: { enclosure: [proof] } }
    expect(await who.ask('pay', sent)).toMatchObject({ status: 400 })
  })

  test('can be given up, again without effect, and sent anew', async () => {
    const sent = { id: notice.id, method: '03' as const, payInfo: { remark: '' } }
    const first = await who.call('pay', sent)
    expect(await who.call('orderCancel', { id: first.id })).toBe(true)
    expect(await who.call('orderCancel', { id: first.id })).toBe(true)
    expect(await who.call('duesOrder', { id: first.id })).toMatchObject({ opinion: '订单已取消' })
    expect((await who.call('pay', sent)).id).not.toBe(first.id)
  })
})

describe('giving up an online order', () => {
  test('closes it at the provider', async () => {
    const { id: orderId, tradeRef } = await ordered(world, who, notice)
    expect(await who.call('orderCancel', { id: orderId })).toBe(true)
    expect(world.alipay.pay(tradeRef)).toBeUndefined()
    expect(await world.tx((tx) => findOrder(tx, orderId))).toMatchObject({ status: 'closed' })
  })

  test('is refused when the money was faster, which then counts', async () => {
    const { id: orderId, tradeRef } = await ordered(world, who, notice)
    world.alipay.pay(tradeRef)
    expect(await who.ask('orderCancel', { id: orderId })).toMatchObject({
      status: 409,
      msg: '该订单已支付，不能取消',
    })
    expect(await who.call('payResult', { id: orderId })).toMatchObject({ totalAmount: '200.00' })
  })

  test('while the provider is being asked for it closes it there all the same', async () => {
    meanwhile = async () => {
      const [order] = await ordersOf(id)
      await who.call('orderCancel', { id: order?.id ?? '' })
    }
    const { id: orderId, result } = await who.call('pay', payInput(notice))
    expect(result).toBeUndefined()
    const order = await world.tx((tx) => findOrder(tx, orderId))
    expect(order?.status).toBe('closed')
    await world.server.work()
    expect(world.alipay.trades.get(order?.tradeRef ?? '')?.isClosed).toBe(true)
  })

  test('holds here while the provider is away, and there once it is back', async () => {
    const { id: orderId, tradeRef } = await ordered(world, who, notice)
    world.alipay.breakNext('query', 'before')
    expect(await who.call('orderCancel', { id: orderId })).toBe(true)
    expect(world.alipay.trades.get(tradeRef)?.isClosed).toBe(false)
    await world.server.work()
    expect(world.alipay.trades.get(tradeRef)?.isClosed).toBe(true)
  })
})

describe('what is swept away meanwhile', () => {
  const OUTDATED = { status: 409, msg: '缴费通知已变化，请重新获取后再支付' }

  test('a notice, before its order is made: refused, not a failure', async () => {
    const { channelOf } = world.alipay
    const { store } = world.server.parts
    const { tx } = store
    // Between looking at the notice and making the order.
    vi.spyOn(world.alipay, 'channelOf').mockImplementationOnce((order) => {
      vi.spyOn(store, 'tx').mockImplementationOnce(async (...asked) => {
        await sweepAway('duesNotice', notice.id)
        return tx(...asked)
      })
      return channelOf(order)
    })
    expect(await who.ask('pay', payInput(notice))).toMatchObject(OUTDATED)
    vi.restoreAllMocks()
  })

  test('an order, while its provider is asked: refused, not a failure', async () => {
    meanwhile = async () => {
      const [order] = await ordersOf(id)
      await sweepAway('duesOrder', order?.id ?? '')
      await sweepAway('duesNotice', notice.id)
    }
    expect(await who.ask('pay', payInput(notice))).toMatchObject(OUTDATED)
  })
})
