import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { upload } from '../../../../support/uploads.ts'
import { DEMO, MECH, type Visitor } from '../../../../support/visitor.ts'
import { arrivals } from '../../support/arrivals.ts'
import {
  approvedMember,
  type DuesWorld,
  duesWorld,
  ordered,
  told,
} from '../../support/duesWorld.ts'
import { arrives, paidMember, staffOf } from '../../support/money.ts'
import { planned, RESOLUTION, reliefDesk } from '../../support/reliefs.ts'

let world: DuesWorld
let staff: Visitor
beforeAll(async () => {
  world = await duesWorld()
  staff = await staffOf(world)
})
afterAll(() => world.server.close())

const { memberOf, orderOf, expectBalance } = arrivals(() => world)
const { named, give, reliefsOf, termsOf } = reliefDesk(
  () => world,
  () => staff,
)

const given = (count: number) => ({ status: 200, data: { count } })
const linesOf = async (who: Visitor, id: string, year: string) =>
  (await told(who, id, year)).feeDetail

const RELIEVED = { relief: `减免：${RESOLUTION}（困难）`, fullAmount: '200.00' }

test('a waived year extends the term without money, and the next one is owed', async () => {
  const { id, who, mobile } = await named()
  expect(await give(mobile)).toMatchObject({
    ...given(1),
    data: { message: '已为 1 位会员减免会费' },
  })
  expect(await memberOf(id)).toMatchObject({
    endAt: '2026-12-31',
    memberNum: expect.stringMatching(/./),
  })
  expect(await termsOf(id)).toEqual([{ year: 2026, fen: 0, paymentId: null }])
  expect(await linesOf(who, id, '2027')).toMatchObject([
    { startAt: '2027-01-01', totalAmount: '200.00' },
  ])
  await expectBalance()
})

test.each([
  ['percent', { way: 'percent', percent: 33 }, '66.00', 6_600],
  ['amount', { way: 'amount', amount: '50.5' }, '50.50', 5_050],
] as const)(
  'by %s the notice and the order show what is asked beside the fee',
  async (_way, terms, sum, fen) => {
    const { id, who, mobile } = await named()
    expect(await give(mobile, terms)).toMatchObject(given(1))
    const notice = await told(who, id)
    expect(notice).toMatchObject({
      totalAmount: sum,
      feeDetail: [{ amount: sum, totalAmount: sum, ...RELIEVED }],
    })
    const order = await ordered(world, who, notice)
    expect(await who.call('duesOrder', { id: order.id })).toMatchObject({
      totalAmount: sum,
      feeDetail: [RELIEVED],
    })
    await arrives(world, order.tradeRef, fen)
    expect(await memberOf(id)).toMatchObject({ endAt: '2026-12-31' })
    expect(await termsOf(id)).toMatchObject([{ year: 2026, fen }])
    await expectBalance()
  },
)

test('the sum of nothing is no order: a waived year is left out or stands beside one that costs', async () => {
  const { id, who, mobile } = await named()
  await give(mobile, { fromYear: '2027', toYear: '2027' })
  const notice = await told(who, id, '2027')
  expect(notice.feeDetail).toMatchObject([
    { totalAmount: '200.00' },
    { totalAmount: '0.00', ...RELIEVED },
  ])
  const order = await ordered(world, who, notice)
  await arrives(world, order.tradeRef)
  expect(await memberOf(id)).toMatchObject({ endAt: '2027-12-31' })
  const free = await named()
  const before = await told(free.who, free.id)
  await give(free.mobile)
  const after = await told(free.who, free.id)
  expect(after).toMatchObject({ totalAmount: '0.00', feeDetail: [] })
  for (const { id: outdated } of [before, after])
    expect(await free.who.ask('pay', { id: outdated, method: '03' })).toMatchObject({ status: 409 })
  await expectBalance()
})

test('an open order at another sum is closed', async () => {
  const { id, who, mobile } = await named()
  const order = await ordered(world, who, await told(who, id))
  await give(mobile, { way: 'percent', percent: 50 })
  await world.server.work()
  expect(await orderOf(order.id)).toMatchObject({
    status: 'closed',
    opinion: '应缴会费已变更，订单已关闭，请重新缴费',
  })
})

describe('a list of forty', () => {
  const many = async (count: number) => {
    const mobiles = Array.from({ length: count }, (_, at) => String(13_600_000_000 + at))
    await world.tx(async (tx) => {
      for (const mobile of mobiles) await approvedMember(tx, { mobile })
    })
    return mobiles
  }

  test('says line by line who is unknown, named twice, or already relieved, and gives nobody anything', async () => {
    const mobiles = await many(37)
    const before = await named()
    await give(before.mobile)
    const list = [...mobiles, before.mobile, '13699999999', mobiles[0]].join('\n')
    const said = await staff.call('reliefPreview', planned(list))
    expect(said).toMatchObject({ count: 37, problems: 3, totalAmount: '7400.00' })
    expect(said.rows).toHaveLength(40)
    expect(said.rows.filter(({ problem }) => problem)).toMatchObject([
      { text: before.mobile, problem: '2026 年度已有减免' },
      { text: '13699999999', problem: '没有这个会员' },
      { text: mobiles[0], problem: '重复' },
    ])
    expect(await give(list)).toMatchObject({
      status: 409,
      msg: '名单里有 3 位不能减免，请核对后再提交',
    })
    const total = async () =>
      (await staff.call('reliefPage', { orgId: DEMO, current: 1, size: 10, year: '2026' })).total
    const held = await total()
    expect(await give(mobiles.join('，'))).toMatchObject(given(37))
    expect((await total()) - held).toBe(37)
  })
})

test('a year has one relief, also of those who press at once; a paid year has none', async () => {
  const { mobile } = await named()
  const both = await Promise.all([
    give(mobile, { way: 'percent', percent: 50 }),
    give(mobile, { way: 'percent', percent: 60 }),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await give(mobile, { toYear: '2027' })).toMatchObject({ status: 409 })
  const paid = await paidMember(world)
  const { mobile: other } = (await memberOf(paid.id)) ?? {}
  const said = await staff.call('reliefPreview', planned(other ?? ''))
  expect(said.rows).toMatchObject([{ problem: '2026 年度已缴费' }])
})

test('pressed twice with one key it is given once, and answered alike', async () => {
  const { mobile } = await named()
  const key = randomUUID()
  const [one, other] = [await give(mobile, {}, key), await give(mobile, {}, key)]
  expect(other).toEqual(one)
  expect(await reliefsOf(mobile)).toHaveLength(1)
})

test('the file of the resolution is kept, for staff', async () => {
  const { mobile } = await named()
  const enclosure = [await upload(world.server, staff, 'relief')]
  expect(await give(mobile, { enclosure, note: ' 已核实 ' })).toMatchObject(given(1))
  expect(await reliefsOf(mobile)).toMatchObject([
    {
      ...{ terms: '免缴', kindName: '困难', resolution: RESOLUTION, note: '已核实' },
      ...{ totalAmount: '200.00', statusName: '已生效', handledBy: expect.stringMatching(/./) },
      file: { name: enclosure[0]?.name },
    },
  ])
})

test.each([
  [{ fromYear: '2027', toYear: '2026' }, '请填写起止年度'],
  [{ fromYear: '2026', toYear: '2046' }, '请填写起止年度'],
  [{ way: 'percent' }, '请填写减免方式'],
  [{ way: 'amount' }, '请填写减免方式'],
  [{ way: 'amount', amount: '0' }, '请填写减免方式'],
  [{ resolution: '  ' }, '请填写决议文号'],
  [{ members: ' \n ' }, '请填写会员证号或手机号'],
  [{ members: '1\n'.repeat(201) }, '请填写会员证号或手机号'],
] as const)('%j is refused', async (more, msg) => {
  const { mobile } = await named()
  expect(await give(mobile, more)).toMatchObject({
    status: 400,
    msg: expect.stringContaining(msg),
  })
  expect(await reliefsOf(mobile)).toEqual([])
})

test('members of another society are unknown, and its staff find no relief of this one', async () => {
  const { mobile } = await named()
  await give(mobile)
  const [relief] = await reliefsOf(mobile)
  const other = await staffOf(world, 'mech.localhost', MECH)
  const said = await other.call('reliefPreview', planned(mobile))
  expect(said.rows).toMatchObject([{ problem: '没有这个会员' }])
  const decided = { id: relief?.id ?? '', decision: 'withdraw', note: '误登' } as const
  expect(await other.ask('reliefDecide', decided)).toMatchObject({ status: 404 })
  const page = { orgId: MECH, current: 1, size: 10 }
  expect(await other.call('reliefPage', page)).toMatchObject({ total: 0 })
})

test('the export bears the reliefs of the list', async () => {
  const { mobile } = await named()
  await give(mobile, { way: 'percent', percent: 50, resolution: '主席会〔2026〕9号' })
  const file = await staff.call('reliefExport', { format: 'csv', keyword: '主席会' })
  const text = await file.content.text()
  expect(text.split('\n').filter((line) => line.includes('主席会〔2026〕9号'))).toHaveLength(1)
  expect(text).toContain('按 50% 缴纳')
})

test('rows are never changed or deleted', async () => {
  await expect(
    world.tx((tx) => tx.db.updateTable('duesRelief').set({ foregone: 1 }).execute()),
  ).rejects.toThrow()
  await expect(world.tx((tx) => tx.db.deleteFrom('duesReliefStep').execute())).rejects.toThrow()
})
