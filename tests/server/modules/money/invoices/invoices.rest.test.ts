import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallInput } from '#contract/calls.ts'
import { upload } from '../../../support/uploads.ts'
import { DEMO, MECH, type Visitor } from '../../../support/visitor.ts'
import { type DuesWorld, duesWorld, ordered, payInput, told } from '../support/duesWorld.ts'
import { arrives, paidMember, staffOf } from '../support/money.ts'

let world: DuesWorld
let staff: Visitor
beforeAll(async () => {
  world = await duesWorld()
  staff = await staffOf(world)
})
afterAll(() => world.server.close())

type Info = NonNullable<CallInput<'pay'>['invoiceInfo']>
const PERSON: Info = { type: '01', name: '顾闻溪', email: 'gu@example.org', receiveMethod: '03' }
const UNIT: Info = { ...PERSON, type: '02', name: '璟川大学', num: '12990000400000000A' }

const tab = async (keyword: string) =>
  (
    await staff.call('duesDeskPage', {
      tab: 'invoice',
      orgId: DEMO,
      current: 1,
      size: 10,
      keyword,
    })
  ).records

const names = { next: 1 }
const freshName = () => `发票${String.fromCodePoint(0x4e00 + names.next++)}`

/** A paid order with a request for an invoice. */
async function requested(info: Info = PERSON) {
  const realName = freshName()
  const { who, orderId } = await paidMember(world, { realName }, { invoiceInfo: info })
  const [row] = await tab(realName)
  return { who, orderId, realName, id: row?.id ?? '', row }
}

const issue = async (id: string, num: string) => ({
  id,
  decision: 'issue' as const,
  num,
  enclosure: [await upload(world.server, staff, 'invoice')],
})

const numbers = { next: 1 }
const freshNum = () => `2642200000${String(numbers.next++).padStart(10, '0')}`

describe('asking for an invoice', () => {
  test.each([
    ['fits its check digit', '91350100M000100Y43', undefined],
    ['does not', '91350100M000100Y44', expect.stringContaining('统一社会信用代码可能有误')],
  ])('a payer whose credit code %s is told so until it is issued', async (_what, num, advice) => {
    const { who, orderId } = await requested({ ...UNIT, num })
    expect((await who.call('duesOrder', { id: orderId })).invoice?.advice).toEqual(advice)
  })

  test.each<[string, Partial<Record<keyof Info, string>>, Record<string, string>]>([
    ['a name too long', { name: '名'.repeat(65) }, { name: '发票抬头长度只能在1-64之间' }],
    ['a wrong tax number', { type: '02', num: '1234' }, { num: '单位税号格式错误' }],
    ['a unit without tax number', { type: '02' }, { num: '请输入单位税号' }],
    ['a wrong address', { email: 'gu@example' }, { email: '邮箱格式错误' }],
    [
      'express without a receiver',
      { receiveMethod: '01' },
      { linkMan: '请输入收件人', linkPhone: '请输入收件人电话', linkAddress: '请输入收件地址' },
    ],
  ])('%s is refused at its field, and no order is made', async (_what, change, errors) => {
    const { id, who } = await world.member()
    const notice = await told(who, id)
    const invoiceInfo = { ...PERSON, ...change } as Info
    expect(await who.ask('pay', payInput(notice, '0101', { invoiceInfo }))).toMatchObject({
      code: 'A0422',
      data: { errors },
    })
    expect((await who.call('duesOrderPage', { orgId: DEMO, current: 1, size: 10 })).total).toBe(0)
  })

  test('what is not asked for is not kept', async () => {
    const { row } = await requested({ ...PERSON, num: 'X', linkMan: '1', remark: ' 请尽快 ' })
    expect(row?.invoiceInfo).toEqual({ ...PERSON, remark: '请尽快' })
  })

  test('the same order asked for again with another form has the newer one', async () => {
    const { id, who } = await world.member()
    const notice = await told(who, id)
    const first = await who.call('pay', payInput(notice, '0101', { invoiceInfo: PERSON }))
    const again = await who.call('pay', payInput(notice, '0101', { invoiceInfo: UNIT }))
    expect(again.id).toBe(first.id)
    expect((await who.call('duesOrder', { id: first.id })).invoice).toMatchObject({
      name: '璟川大学',
      state: 'requested',
      kind: 'fiscal',
    })
  })

  test('the same order asked for again without one has none, and can have one again', async () => {
    const { id, who } = await world.member()
    const notice = await told(who, id)
    const first = await who.call('pay', payInput(notice, '0101', { invoiceInfo: PERSON }))
    expect((await who.call('pay', payInput(notice, '0101'))).id).toBe(first.id)
    const invoiceOf = async () => (await who.call('duesOrder', { id: first.id })).invoice
    expect(await invoiceOf()).toBeUndefined()
    await who.call('pay', payInput(notice, '0101', { invoiceInfo: UNIT }))
    expect(await invoiceOf()).toMatchObject({ name: '璟川大学', state: 'requested' })
  })

  test('a paid order keeps its request, whatever is asked for afterwards', async () => {
    const { who, orderId, realName } = await requested()
    const { noticeId } = await who.call('duesOrder', { id: orderId })
    expect(await who.ask('pay', payInput({ id: noticeId }))).toMatchObject({ status: 409 })
    expect(await tab(realName)).toHaveLength(1)
  })

  test('a request whose order is not paid does not wait for staff', async () => {
    const realName = freshName()
    const { id, who } = await world.member({ realName })
    await who.call('pay', payInput(await told(who, id), '0101', { invoiceInfo: PERSON }))
    expect(await tab(realName)).toEqual([])
  })
})

describe('issuing and returning', () => {
  test('the member sees number and file once it is issued', async () => {
    const { who, orderId, id } = await requested()
    const num = freshNum()
    await staff.call('invoiceHandle', await issue(id, num))
    const { invoice } = await who.call('duesOrder', { id: orderId })
    expect(invoice).toMatchObject({ state: 'issued', stateName: '已开具', num })
    const file = await world.server.app.inject({ url: invoice?.file?.url ?? '' })
    expect(file.statusCode).toBe(200)
  })

  test('a returned one says why, and stays returned', async () => {
    const { who, orderId, id } = await requested()
    await staff.call('invoiceHandle', { id, decision: 'return', opinion: '抬头与税号不符' })
    expect((await who.call('duesOrder', { id: orderId })).invoice).toMatchObject({
      state: 'returned',
      opinion: '抬头与税号不符',
    })
    expect(await staff.ask('invoiceHandle', await issue(id, freshNum()))).toMatchObject({
      status: 409,
      msg: '该发票已经开具或退回，请刷新后再试',
    })
  })

  test('a double click issues once; a second pair of hands is told', async () => {
    const { id } = await requested()
    const first = await issue(id, freshNum())
    const twice = await Promise.all([
      staff.ask('invoiceHandle', first, 'key-invoice-0001'),
      staff.ask('invoiceHandle', first, 'key-invoice-0001'),
    ])
    expect(twice.map(({ status }) => status)).toEqual([200, 200])
    expect(await staff.ask('invoiceHandle', await issue(id, freshNum()))).toMatchObject({
      status: 409,
    })
  })

  test('two at once with different numbers: one is issued', async () => {
    const { id } = await requested()
    const both = await Promise.all([issue(id, freshNum()), issue(id, freshNum())])
    const answers = await Promise.all(both.map((one) => staff.ask('invoiceHandle', one)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('a number of another invoice is refused', async () => {
    const [one, other] = [await requested(), await requested()]
    const num = freshNum()
    await staff.call('invoiceHandle', await issue(one.id, num))
    expect(await staff.ask('invoiceHandle', await issue(other.id, num))).toMatchObject({
      status: 409,
      msg: '该发票号码已用于另一张发票',
    })
  })

  test.each([
    ['without a number', { num: ' ' }, 400, '请输入发票号码'],
    ['without a file', { enclosure: [] }, 400, '请上传发票文件'],
    ['without an opinion', { decision: 'return' }, 400, '请填写审核意见'],
  ] as const)('%s nothing is done', async (_what, change, status, msg) => {
    const { id } = await requested()
    const input = { ...(await issue(id, freshNum())), ...change } as CallInput<'invoiceHandle'>
    expect(await staff.ask('invoiceHandle', input)).toMatchObject({ status, msg })
  })

  test('a file that was uploaded for something else is refused', async () => {
    const { id } = await requested()
    const enclosure = [await upload(world.server, staff, 'enclosure')]
    expect(
      await staff.ask('invoiceHandle', { id, decision: 'issue', num: freshNum(), enclosure }),
    ).toMatchObject({ status: 400, msg: '附件不是在本平台上传的，请重新上传' })
  })

  test('the member cannot issue it, and another society’s staff cannot find it', async () => {
    const { id, who } = await requested()
    const back = { id, decision: 'return', opinion: '测试' } as const
    expect(await who.ask('invoiceHandle', back)).toMatchObject({ status: 401 })
    const other = await staffOf(world, 'mech.localhost', MECH)
    expect(await other.ask('invoiceHandle', back)).toMatchObject({ status: 404 })
  })

  test('an order that is paid by crediting late money has its invoice issued, too', async () => {
    const realName = freshName()
    const { id, who } = await world.account({ realName })
    const notice = await told(who, id)
    const order = await ordered(world, who, notice, '0101', { invoiceInfo: PERSON })
    await who.call('orderCancel', { id: order.id })
    await arrives(world, order.tradeRef)
    expect(await tab(realName)).toEqual([])
    const { records } = await staff.call('duesDeskPage', {
      tab: 'reconcile',
      orgId: DEMO,
      current: 1,
      size: 10,
      keyword: realName,
    })
    await staff.call('reconcileHandle', {
      id: records[0]?.id ?? '',
      remedy: 'credit',
      note: '入账',
    })
    const [row] = await tab(realName)
    await staff.call('invoiceHandle', await issue(row?.id ?? '', freshNum()))
  })
})
