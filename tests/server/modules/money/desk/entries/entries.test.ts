import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallInput } from '#contract/calls.ts'
import { publish } from '../../../../support/publish.ts'
import { staffWith } from '../../../../support/staffWith.ts'
import type { Visitor } from '../../../../support/visitor.ts'
import { arrivals } from '../../support/arrivals.ts'
import { approvedMember, type DuesWorld, duesWorld } from '../../support/duesWorld.ts'

let world: DuesWorld
let staff: Visitor
let other: Visitor
beforeAll(async () => {
  world = await duesWorld()
  staff = await staffWith(world.server, 'dues')
  other = await staffWith(world.server, 'dues')
})
afterAll(() => world.server.close())
const { memberOf, yearsOf, expectBalance } = arrivals(() => world)

const numbers = { next: 1 }
type Entry = Partial<CallInput<'entryAdd'>>

const asked = (entry: Entry): CallInput<'entryAdd'> => ({
  way: 'transfer',
  tradeNo: `B${numbers.next++}`,
  paidOn: '2026-01-05',
  amount: '200.00',
  payer: '清河大学',
  note: '回单',
  people: '',
  throughYear: '2026',
  ...entry,
})
const add = async (entry: Entry) => (await staff.call('entryAdd', asked(entry))).id
const read = (id: string) => staff.call('entryRead', { id })
const book = async (id: string, who = staff) => {
  const { revision } = await read(id)
  return who.ask('entryBook', { id, decision: 'book', revision })
}
const member = (realName: string, more = {}) =>
  world.tx((tx) => approvedMember(tx, { realName, ...more }))
const paymentsOf = (tradeNo: string) =>
  world.tx((tx) =>
    tx.db.selectFrom('duesPayment').where('tradeNo', '=', tradeNo).selectAll().execute(),
  )

test('money for one member pays the oldest years owed, and bears who entered it and the day', async () => {
  const { id: memberId } = await member('登记一', { memberNum: 'M9000001' })
  const id = await add({ tradeNo: 'ONE', people: 'M9000001', amount: '400.00' })
  expect(await read(id)).toMatchObject({
    stateName: '待入账',
    open: 0,
    records: [{ name: '登记一', amount: '400.00', years: '2026、2027', stateName: '已匹配' }],
  })
  expect(await book(id)).toMatchObject({ status: 200, data: { outcome: 'booked' } })
  expect(await yearsOf(memberId)).toEqual([2026, 2027])
  expect(await paymentsOf('ONE')).toMatchObject([
    {
      fen: 40_000,
      memberId,
      paidAt: new Date('2026-01-05T00:00:00+08:00'),
      decidedOpinion: '回单',
    },
  ])
  expect(await book(id)).toMatchObject({ status: 409, msg: '该款项已经入账或作废，请刷新后再试' })
  await expectBalance()
})

describe('one transfer of a unit for forty people', () => {
  const PEOPLE = Array.from({ length: 40 }, (_, at) => ({
    realName: `团体${String.fromCodePoint(0x4e00 + at)}`,
    memberNum: at % 3 === 0 ? `U${8000 + at}` : null,
    mobile: `1360000${String(at).padStart(4, '0')}`,
  }))
  const said = ({ realName, memberNum, mobile }: (typeof PEOPLE)[number], at: number) =>
    [realName, at % 3 === 0 ? memberNum : at % 3 === 1 ? mobile : '', '200.00'].join('\t')
  let ids: string[]
  beforeAll(async () => {
    ids = []
    for (const one of PEOPLE) ids.push((await world.tx((tx) => approvedMember(tx, one))).id)
  })

  test('matches all by number, mobile or name; who does not match is shown with guesses', async () => {
    const lines = PEOPLE.map(said)
    lines[2] = `团休${'丂'}\t200.00`
    const id = await add({
      tradeNo: 'FORTY',
      amount: '8000.00',
      people: ['姓名\t证号或手机\t金额', ...lines].join('\n'),
    })
    const entry = await read(id)
    expect(entry).toMatchObject({ people: 40, open: 1, shared: '8000.00' })
    const lost = entry.records.filter(({ isOpen }) => isOpen)
    expect(lost).toMatchObject([
      { line: 4, stateName: '没有匹配的会员', guesses: [{ value: ids[2] }] },
    ])
    expect(await book(id)).toMatchObject({
      status: 409,
      msg: '第4行“团休丂\t200.00”还没有确定会员或金额',
    })
    expect(await paymentsOf('FORTY')).toEqual([])
    const [guess] = lost[0]?.guesses ?? []
    await staff.call('entryLine', { id, line: 4, decision: 'set', memberId: guess?.value ?? '' })
    expect(await book(id)).toMatchObject({ status: 200, data: { outcome: 'booked' } })
    for (const memberId of ids) expect(await yearsOf(memberId)).toEqual([2026])
    const receipts = await world.tx((tx) =>
      tx.db
        .selectFrom('duesReceipt')
        .innerJoin('duesOrder', 'duesOrder.id', 'duesReceipt.orderId')
        .where('duesOrder.memberId', 'in', ids)
        .select(['num', 'duesOrder.status'])
        .execute(),
    )
    expect(new Set(receipts.map(({ num }) => num)).size).toBe(40)
    expect(receipts.every(({ status }) => status === 'paid')).toBe(true)
    await expectBalance()
  })

  test('books nothing when one of them has paid in between', async () => {
    const { id: memberId } = await member('先缴者', { memberNum: 'M9000008' })
    const { id: second } = await member('后缴者', { memberNum: 'M9000009' })
    const people = 'M9000009 200.00\nM9000008 300.00'
    const id = await add({ tradeNo: 'UNEVEN', amount: '500.00', people })
    expect((await read(id)).records[1]).toMatchObject({ fault: '金额与应缴年度的会费不符' })
    expect(await book(id)).toMatchObject({
      status: 409,
      msg: '第2行“M9000008 300.00”的金额与应缴年度的会费不符，请修改后再入账',
    })
    expect([await yearsOf(memberId), await yearsOf(second)]).toEqual([[], []])
    expect(await paymentsOf('UNEVEN')).toEqual([])
  })
})

test('a line whose sum is not understood is open and says so, until staff give the sum', async () => {
  await member('有逗号', { memberNum: 'M9000050' })
  await member('欧洲逗号', { memberNum: 'M9000051' })
  await member('裸数字', { memberNum: 'M9000052' })
  const people = 'M9000050 1,200.00\nM9000051 100,00\nM9000052 200'
  const id = await add({ people, amount: '20000.00' })
  expect((await read(id)).records).toMatchObject([
    { amount: '1200.00' },
    { isOpen: true, fault: '金额“100,00”没有读懂，请填写金额' },
    { amount: '200.00', isOpen: false },
  ])
  expect(await book(id)).toMatchObject({ status: 409 })
  const line = (input: object) =>
    staff.ask('entryLine', { id, line: 2, decision: 'set', memberNum: 'M9000051', ...input })
  expect(await line({})).toMatchObject({
    status: 400,
    msg: '第2行的金额“100,00”没有读懂，请填写金额',
  })
  expect(await line({ amount: '200.00' })).toMatchObject({ status: 200 })
  expect((await read(id)).records[1]).toMatchObject({ isOpen: false, amount: '200.00' })
  await staff.call('entryBook', { id, decision: 'drop', opinion: '测试' })
})

test('what is left over waits as credit of the payment', async () => {
  await member('有余', { memberNum: 'M9000010' })
  const id = await add({ tradeNo: 'REST', amount: '250.00', people: 'M9000010 200.00' })
  expect(await read(id)).toMatchObject({ rest: '50.00' })
  await book(id)
  const kept = await world.tx((tx) =>
    tx.db
      .selectFrom('duesReconcile')
      .innerJoin('duesPayment', 'duesPayment.id', 'duesReconcile.paymentId')
      .where('tradeNo', '=', 'REST')
      .select(['duesReconcile.fen', 'reason'])
      .execute(),
  )
  expect(kept).toEqual([{ fen: 5000, reason: 'entered' }])
  await expectBalance()
})

test('money for nobody known waits whole', async () => {
  const id = await add({ tradeNo: 'NOBODY' })
  expect(await book(id)).toMatchObject({ data: { outcome: 'booked' } })
  expect(await paymentsOf('NOBODY')).toMatchObject([{ memberId: null }])
  await expectBalance()
})

test.each([
  ['an empty number', { tradeNo: ' ' }, '请填写银行流水号或凭证号'],
  ['a number that nobody sees', { tradeNo: '\u200b' }, '请填写银行流水号或凭证号'],
  ['a sum beyond all', { amount: '999999999.99' }, '金额最多 21474836.47 元'],
  ['a line of such a sum', { people: '某人 ¥999999999.99' }, '金额最多 21474836.47 元'],
  ['a sum of nothing', { amount: '0.00' }, '请填写大于0的到账金额'],
  ['a day to come', { paidOn: '2999-01-01' }, '到账日期不能晚于今天'],
  ['more people than 200', { people: '张三\n'.repeat(201) }, '一次最多登记200人，请分次登记'],
] as const)('%s is refused', async (_, entry, msg) => {
  expect(await staff.ask('entryAdd', asked(entry))).toMatchObject({ status: 400, msg })
})

test('a number is entered once, until its draft is dropped with a reason', async () => {
  const id = await add({ tradeNo: 'AGAIN', note: '第一次' })
  const again = asked({ tradeNo: 'AGAIN', note: '第二次' })
  expect(await staff.ask('entryAdd', again)).toMatchObject({
    status: 409,
    msg: '该单号的款项已经登记过',
  })
  expect(await staff.ask('entryBook', { id, decision: 'drop' })).toMatchObject({ status: 400 })
  await staff.call('entryBook', { id, decision: 'drop', opinion: '登错了' })
  expect(await read(id)).toMatchObject({ state: 'dropped', opinion: '登错了' })
  expect(await staff.ask('entryAdd', again)).toMatchObject({ status: 200 })
})

test('a line is another member, another sum, or taken out; no member stands on two lines', async () => {
  const { id: memberId } = await member('换人', { memberNum: 'M9000020' })
  await member('另一人', { memberNum: 'M9000021' })
  const id = await add({ people: '不存在\nM9000021', amount: '400.00' })
  const line = (input: Partial<CallInput<'entryLine'>>) =>
    staff.ask('entryLine', { id, line: 1, decision: 'set', ...input })
  expect(await line({ memberNum: 'M9000021' })).toMatchObject({ msg: '该会员已在名单的另一行' })
  expect(await line({ memberNum: 'm9000020' })).toMatchObject({ status: 200 })
  expect((await read(id)).records[0]).toMatchObject({ name: '换人', amount: '200.00' })
  expect(await line({ amount: '400.00' })).toMatchObject({ status: 200 })
  expect(await book(id)).toMatchObject({ msg: '名单的金额合计超过到账金额，请修改后再入账' })
  expect(await line({ line: 2, decision: 'remove' })).toMatchObject({ status: 200 })
  expect(await line({ line: 2, decision: 'remove' })).toMatchObject({ status: 404 })
  await book(id)
  expect(await yearsOf(memberId)).toEqual([2026, 2027])
})

test('a member who was forgotten is added to a draft, once, with what is owed', async () => {
  const { id: memberId } = await member('遗漏者', { memberNum: 'M9000940' })
  await member('在册者', { memberNum: 'M9000941' })
  const id = await add({ people: 'M9000941', amount: '400.00' })
  const added = (memberNum?: string) =>
    staff.ask('entryLine', { id, decision: 'add', ...(memberNum ? { memberNum } : {}) })
  expect(await added()).toMatchObject({ status: 400 })
  expect(await added('M0')).toMatchObject({ msg: '没有该会员证号的会员，请核对' })
  expect(await added('M9000941')).toMatchObject({ msg: '该会员已在名单的另一行' })
  expect((await read(id)).records).toHaveLength(1)
  expect(await added(' m9000940 ')).toMatchObject({ status: 200 })
  expect((await read(id)).records[1]).toMatchObject({ line: 2, name: '遗漏者', amount: '200.00' })
  const line = (input: object) => staff.ask('entryLine', { id, decision: 'set', ...input })
  await line({ line: 1, amount: '200.00' })
  await book(id)
  expect(await yearsOf(memberId)).toEqual([2026])
})

test('above the sum that demands two persons, another one books it', async () => {
  expect(
    await publish(world.server, {
      'staff.json': JSON.stringify({ twoPersons: { moneyAbove: '199.99' } }),
    }),
  ).toEqual([])
  const { id: memberId } = await member('两人', { memberNum: 'M9000030' })
  const id = await add({ people: 'M9000030' })
  expect(await read(id)).toMatchObject({ needsTwo: true })
  expect(await book(id)).toMatchObject({
    status: 409,
    msg: '该款项由您登记，须由另一位工作人员入账',
  })
  expect(await book(id, other)).toMatchObject({ data: { outcome: 'booked' } })
  expect(await memberOf(memberId)).toMatchObject({ endAt: '2026-12-31' })
})

test('above that sum, whoever changed the lines last does not book them', async () => {
  const third = await staffWith(world.server, 'dues')
  await member('替换前', { memberNum: 'M9000031' })
  const { id: memberId } = await member('替换后', { memberNum: 'M9000032' })
  const id = await add({ people: 'M9000031' })
  const set = { id, line: 1, decision: 'set', memberNum: 'M9000032' } as const
  expect(await other.ask('entryLine', set)).toMatchObject({ status: 200 })
  expect(await book(id, other)).toMatchObject({
    status: 409,
    msg: '名单由您最后修改，须由另一位工作人员入账',
  })
  expect(await book(id)).toMatchObject({ status: 409 })
  expect(await book(id, third)).toMatchObject({ data: { outcome: 'booked' } })
  expect(await memberOf(memberId)).toMatchObject({ endAt: '2026-12-31' })
})

test('above that sum, the one who entered it may change the lines again for the other to book', async () => {
  await member('改回者', { memberNum: 'M9000033' })
  const id = await add({ people: 'M9000033' })
  const set = { id, line: 1, decision: 'set', amount: '200.00' } as const
  for (const who of [other, staff]) await who.call('entryLine', set)
  expect(await book(id, other)).toMatchObject({ data: { outcome: 'booked' } })
})

test('lines are booked as they were shown: changed since, they are not', async () => {
  await publish(world.server, { 'staff.json': '{}' })
  const { id: memberId } = await member('看过的', { memberNum: 'M9000034' })
  const { id: swapped } = await member('换上的', { memberNum: 'M9000035' })
  const id = await add({ people: 'M9000034\nM9000036', amount: '400.00' })
  const { revision } = await read(id)
  const changes = [
    { line: 1, decision: 'set', memberNum: 'M9000035' },
    { line: 1, decision: 'set', memberNum: 'M9000034', amount: '400.00' },
    { line: 2, decision: 'remove' },
  ] as const
  const refused = { status: 409, msg: '打开以后，名单又改过，请核对刷新后的名单再入账' }
  for (const change of changes) {
    await other.call('entryLine', { id, ...change })
    expect(await staff.ask('entryBook', { id, decision: 'book', revision })).toMatchObject(refused)
  }
  expect(await staff.ask('entryBook', { id, decision: 'book' })).toMatchObject(refused)
  expect(await book(id)).toMatchObject({ data: { outcome: 'booked' } })
  expect([await yearsOf(memberId), await yearsOf(swapped)]).toEqual([[2026, 2027], []])
  await expectBalance()
})

test('drafts come first in the list', async () => {
  await add({ tradeNo: 'LAST' })
  const page = await staff.call('entryPage', { current: 1, size: 50 })
  const states = page.records.map(({ state }) => state)
  expect(states.lastIndexOf('draft')).toBeLessThan(states.indexOf('booked'))
  expect(page.records).toContainEqual(
    expect.objectContaining({ tradeNo: 'LAST', methodName: '对公转账', stateName: '待入账' }),
  )
})
