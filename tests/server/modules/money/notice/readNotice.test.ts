import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEMO, MECH, visitor } from '../../../support/visitor.ts'
import { type DuesWorld, duesWorld, told } from '../support/duesWorld.ts'

let world: DuesWorld
beforeAll(async () => {
  world = await duesWorld()
})
afterAll(() => world.server.close())

describe('a notice', () => {
  test('says what is owed in yuan, line by line, and how it can be paid', async () => {
    const { id, who } = await world.member({ endAt: '2025-12-31' })
    expect(await told(who, id, '2027')).toEqual({
      id: expect.any(String),
      generateDay: '2026-11-20',
      year: '2027',
      totalAmount: '400.00',
      memberInfo: { type: '01', realName: '顾闻溪', memberType: '高级会员' },
      feeDetail: [
        {
          type: '02',
          startAt: '2026-01-01',
          endAt: '2027-12-31',
          amount: '200.00',
          totalAmount: '400.00',
        },
      ],
      methods: ['0101', '0102', '0103', '02', '03'],
      choices: expect.any(Array),
    })
  })

  test('says of each method what a page shows and does, so that no page knows its code', async () => {
    const { id, who } = await world.member()
    const { choices = [] } = await told(who, id)
    expect(choices.map(({ value, kind, inApp }) => [value, kind, inApp])).toEqual([
      ['0101', 'online', 'blocked'],
      ['0102', 'online', 'openId'],
      ['0103', 'online', undefined],
      ['02', 'transfer', undefined],
      ['03', 'onSite', undefined],
    ])
    expect(choices[2]).toMatchObject({
      label: '建设银行扫码支付',
      describe: '用龙支付扫码付款',
      app: '建设银行手机银行',
    })
    expect(choices[4]).toEqual({
      value: '03',
      kind: 'onSite',
      label: '现场缴费',
      describe: '到学会现场缴纳，由学会确认',
    })
  })

  test('is the same as long as the answer is, and another when it is not', async () => {
    const { id, who } = await world.member()
    const first = await told(who, id)
    world.server.advance(60_000)
    expect((await told(who, id)).id).toBe(first.id)
    expect((await told(who, id, '2027')).id).not.toBe(first.id)
    await world.tx((tx) =>
      tx.db
        .updateTable('memberApplication')
        .set({ endAt: '2025-12-31' })
        .where('id', '=', id)
        .execute(),
    )
    expect(await told(who, id)).toMatchObject({ feeDetail: [{ type: '02' }] })
    expect((await told(who, id)).id).not.toBe(first.id)
  })

  test.each([
    ['new', {}, '2026', [['01', '2026-01-01', '2026-12-31']]],
    ['arrears', { endAt: '2024-12-31' }, '2025', [['03', '2025-01-01', '2025-12-31']]],
    ['arrears and renewal', { endAt: '2024-12-31' }, '2026', [['04', '2025-01-01', '2026-12-31']]],
    ['a year that is paid', { endAt: '2027-12-31' }, '2027', []],
  ] as const)('%s', async (_name, values, year, lines) => {
    const { id, who } = await world.member(values)
    const { feeDetail, totalAmount } = await told(who, id, year)
    expect(feeDetail.map(({ type, startAt, endAt }) => [type, startAt, endAt])).toEqual(lines)
    if (lines.length === 0) expect(totalAmount).toBe('0.00')
  })

  test.each([
    ['a year before the period', {}, '2024', 400, '所选年度不在缴费年限内'],
    ['a year after the period', {}, '2028', 400, '所选年度不在缴费年限内'],
    ['a kind of member without a period', { memberType: '19999' }, '2026', 409, '未设置缴费年限'],
    ['no member yet', { status: '05' }, '2026', 409, '当前状态不能进行此操作'],
  ] as const)('%s is refused', async (_name, values, year, status, msg) => {
    const { id, who } = await world.member(values)
    const data = msg.startsWith('所选年度') ? { errors: { year: msg } } : null
    expect(await who.ask('orderNotice', { id, year })).toMatchObject({ status, msg, data })
  })

  test('of a kind that pays nothing comes to nothing', async () => {
    const { id, who } = await world.member({ memberType: '10103' })
    const notice = await told(who, id, '2027')
    expect(notice).toMatchObject({ totalAmount: '0.00', feeDetail: [{ amount: '0.00' }] })
    const paid = await who.ask('pay', {
      id: notice.id,
      method: '0101',
      param: { device: '1' },
    })
    expect(paid).toMatchObject({ status: 409, msg: '所选年度无需缴费' })
  })
})

test.each([
  ['10101', { yearMethod: '02', year: '2025,2027', payMethod: ['01', '02'] }],
  ['19999', null],
])('the pay period of %s', async (memberType, period) => {
  const who = visitor(world.server)
  expect(await who.call('payPeriod', { orgId: DEMO, memberType })).toEqual(period)
})

test('a method that is switched on but cannot be used is said to be closed', async () => {
  const here = await visitor(world.server).call('payConfigSwitch', { orgId: DEMO })
  expect(here).toMatchObject({
    '0101': { isOpen: true },
    '0103': { isOpen: true },
    '0104': { isOpen: false },
    '02': { isOpen: true, bankAccount: '0000-0000-0000-0001' },
    '03': { isOpen: true },
  })
})

test('what a society asks of invoices', async () => {
  const there = visitor(world.server, 'mech.localhost', MECH)
  expect(await there.call('invoiceConfig', { orgId: MECH })).toEqual({
    isForce: 1,
    receiveMethod: '["02","03"]',
  })
})
