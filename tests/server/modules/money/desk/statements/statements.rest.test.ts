import { writeXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dayOf } from '#domain/time/dateFormat.ts'
import {
  ALIPAY_TITLES,
  alipayFile,
  alipayRow,
} from '../../../../../domain/money/statement/support.ts'
import { staffWith } from '../../../../support/staffWith.ts'
import type { Visitor } from '../../../../support/visitor.ts'
import { arrivals } from '../../support/arrivals.ts'
import { approvedMember, type DuesWorld, duesWorld } from '../../support/duesWorld.ts'
import { submittedMember } from '../../support/money.ts'
import { waysBack } from '../../support/ways.ts'
import { BANK_COLUMNS, bankText, imported, linesOf, uploaded } from './support.ts'

let world: DuesWorld
let staff: Visitor
beforeAll(async () => {
  world = await duesWorld()
  staff = await staffWith(world.server, 'dues')
})
afterAll(() => world.server.close())
const { arrives, anOrder, orderOf, yearsOf, expectBalance } = arrivals(() => world)
const ways = waysBack(
  () => world,
  () => staff,
)

const bank = (rows: Parameters<typeof bankText>[0]) =>
  imported(world.server, staff, { source: 'bank', text: bankText(rows), mapping: BANK_COLUMNS })

/** Releases the years of a confirmed order and takes its money for never received; answers what `ask` does. */
async function reversed(orderId: string) {
  const paymentId = await ways.paymentOf(orderId)
  await ways.undo(await ways.deedOf(paymentId, 'apply'))
  const [credit] = await ways.openCredits(paymentId)
  return ways.handle(credit?.id ?? '', { remedy: 'reverse' })
}
const bookEntry = async (id: string) => {
  const { revision } = await staff.call('entryRead', { id })
  return staff.call('entryBook', { id, decision: 'book', revision })
}
const idOf = ({ data }: { data: { id?: string } | null }) => data?.id ?? ''

test('a bill of a provider is matched by number and sum; what is only on one side is named', async () => {
  const one = await anOrder()
  await arrives(one.order.tradeRef, 20_000, 'ALI-SAME')
  const other = await anOrder()
  await arrives(other.order.tradeRef, 20_000, 'ALI-OTHER')
  const at = '2026-01-10 10:00:00'
  const rows = [
    alipayRow({
      tradeNo: 'ALI-SAME',
      tradeRef: one.order.tradeRef,
      yuan: '200.00',
      at,
      fee: '1.20',
    }),
    alipayRow({ tradeNo: 'ALI-OTHER', tradeRef: other.order.tradeRef, yuan: '201.00', at }),
    alipayRow({ tradeNo: 'ALI-NONE', tradeRef: 'nobody', yuan: '50.00', at }),
  ]
  const text = alipayFile({
    account: '2088000000000001',
    rows,
    payments: '3笔，商家实收共451.00元',
    refunds: '0笔，商家实收退款共0.00元',
  })
  const id = idOf(await imported(world.server, staff, { source: '0101', text }))
  expect(await linesOf(staff, id)).toMatchObject({
    sourceName: '支付宝',
    lines: 3,
    matched: 1,
    different: 1,
    open: 1,
    paid: '451.00',
    fees: '1.20',
    records: [
      { outcomeName: '相符', fee: '1.20' },
      { outcomeName: '金额不符', difference: '1.00' },
      { outcomeName: '账上没有', isOpen: true },
    ],
  })
  expect(ALIPAY_TITLES).toContain('订单金额')
  expect(await imported(world.server, staff, { source: '0101', text })).toMatchObject({
    status: 409,
    msg: '该文件已经导入过',
  })
  expect(await imported(world.server, staff, { source: 'bank', text })).toMatchObject({
    status: 400,
    msg: '这是支付宝的账单，请选择对应的来源',
  })
})

describe('a bank statement', () => {
  test('has its columns named once, and is read by them from then on', async () => {
    const text = bankText([{ no: 'N1', yuan: '1.00', memo: '利息' }])
    expect(await imported(world.server, staff, { source: 'bank', text })).toMatchObject({
      status: 200,
      data: { columns: { suggested: { at: '交易日期', income: '收入金额', payer: '对方户名' } } },
    })
    const first = idOf(await bank([{ no: 'N1', yuan: '1.00', memo: '利息' }]))
    expect(await linesOf(staff, first)).toMatchObject({ lines: 1, open: 1 })
    const next = bankText([{ no: 'N2', yuan: '2.00', memo: '利息' }])
    expect(await imported(world.server, staff, { source: 'bank', text: next })).toMatchObject({
      data: { id: expect.any(String) },
    })
  })

  test('is read from a workbook, too', async () => {
    const rows = [Object.values(BANK_COLUMNS), [new Date('2026-06-05'), 3, null, 'X1', '某人', '']]
    const content = Buffer.from(await writeXlsx({ sheets: [{ name: '明细', rows }] }))
    const file = await uploaded(world.server, staff, '对账单.xlsx', content)
    const { id } = await staff.call('statementImport', {
      source: 'bank',
      file,
      mapping: BANK_COLUMNS,
    })
    expect((await linesOf(staff, id ?? '')).records).toMatchObject([
      { at: '2026-06-05 00:00:00', amount: '3.00', tradeNo: 'X1', payer: '某人' },
    ])
  })

  test('says of each line that a statement before it has, too, and of no other', async () => {
    await bank([
      { no: 'W1', yuan: '1.00' },
      { no: 'W2', yuan: '2.00' },
    ])
    const month = await bank([
      { no: 'W0', yuan: '9.00' },
      { no: 'W2', yuan: '2.00' },
      { no: 'W1', yuan: '1.50' },
    ])
    const day = dayOf(world.server.now().getTime())
    const { records } = await linesOf(staff, idOf(month))
    expect(records.map((line) => line.imported)).toEqual([
      undefined,
      `已在${day}导入的对账单第4行`,
      undefined,
    ])
  })

  test('confirms in one press the orders that it names without doubt, and no others', async () => {
    const sure = await submittedMember(world, { realName: '明确者' })
    const one = await submittedMember(world, { realName: '同名者' })
    const two = await submittedMember(world, { realName: '同名者' })
    const rows = [
      { no: 'S1', yuan: '200.00', payer: '明确者' },
      { no: 'S2', yuan: '200.00', payer: '同名者' },
      { no: 'S3', yuan: '88.00', payer: '路人' },
    ]
    const id = idOf(await bank(rows))
    const [certain, doubtful, unknown] = (await linesOf(staff, id)).records
    expect(certain).toMatchObject({ isCertain: true, guesses: [{ value: sure.orderId }] })
    expect(doubtful).toMatchObject({ isCertain: false, outcomeName: '有可能的订单或会员' })
    expect(unknown).toMatchObject({ guesses: [], outcomeName: '账上没有' })
    expect(await staff.call('statementCertain', { id })).toEqual({ confirmed: 1, left: 2 })
    expect(await staff.call('statementCertain', { id })).toEqual({ confirmed: 0, left: 2 })
    expect(await orderOf(sure.orderId)).toMatchObject({ status: 'paid' })
    expect(await yearsOf(sure.id)).toEqual([2026])
    expect((await linesOf(staff, id)).records[0]).toMatchObject({ outcomeName: '已入账' })

    const confirm = (orderId: string, line = doubtful?.line ?? 0) =>
      staff.ask('statementSettle', { id, line, decision: 'confirm', orderId })
    expect(await confirm(sure.orderId)).toMatchObject({ msg: '请选择这笔款项对应的订单' })
    expect(await confirm(one.orderId)).toMatchObject({ data: { message: '已确认缴费' } })
    expect(await confirm(two.orderId)).toMatchObject({ msg: '该明细已经处理，请刷新后再试' })
    expect(await orderOf(two.orderId)).toMatchObject({ status: 'submitted' })
    await expectBalance()

    const again = idOf(await bank([...rows, { no: 'S4', yuan: '9.00' }]))
    expect(await linesOf(staff, again, 'matched')).toMatchObject({ total: 2, missing: 0 })
  })

  test('proves that money came: it is moved or paid back, but not taken for never received', async () => {
    const { orderId } = await submittedMember(world, { realName: '到账者' })
    const id = idOf(await bank([{ no: 'V1', yuan: '200.00', payer: '到账者' }]))
    expect(await staff.call('statementCertain', { id })).toEqual({ confirmed: 1, left: 0 })
    expect(await reversed(orderId)).toMatchObject({
      status: 409,
      msg: '银行流水上有这笔款项，钱已到账，不能撤销到账：可以改记到别的会员名下，或作退款处理',
    })
    await expectBalance()
  })

  test('is not matched with money that turned out never to have come', async () => {
    const { orderId } = await submittedMember(world, { realName: '未到账者' })
    await staff.call('offlineDecide', { id: orderId, decision: 'approve' })
    const day = dayOf(world.server.now().getTime())
    const listed = (no: string) => bank([{ no, yuan: '1.00', day }])
    const before = await linesOf(staff, idOf(await listed('V2')))
    expect(await reversed(orderId)).toMatchObject({ status: 200 })
    const after = await linesOf(staff, idOf(await listed('V3')))
    expect(before.missing - after.missing).toBe(1)
    await expectBalance()
  })

  test('begins an entry with a line, which is settled when it is booked', async () => {
    await world.tx((tx) => approvedMember(tx, { realName: '附言者', memberNum: 'M7000001' }))
    const id = idOf(await bank([{ no: 'E1', yuan: '200.00', payer: '附言者', memo: '会费' }]))
    const [line] = (await linesOf(staff, id)).records
    expect(line?.guesses).toContainEqual(
      expect.objectContaining({ kind: 'member', label: '附言者（付款人同名）' }),
    )
    const entry = await staff.call('entryAdd', {
      way: 'transfer',
      tradeNo: 'E1',
      paidOn: '2026-01-05',
      amount: '200.00',
      people: '附言者',
      throughYear: '2026',
      statementId: id,
      line: line?.line ?? 0,
    })
    await bookEntry(entry.id)
    expect(await linesOf(staff, id)).toMatchObject({ settled: 1, open: 0, rate: '100' })
  })

  test('is one payment a number: an entry cannot bring it again, nor a line what an entry brought', async () => {
    const { orderId } = await submittedMember(world, { realName: '一单一款' })
    const id = idOf(await bank([{ no: 'U20260605', yuan: '200.00', payer: '一单一款' }]))
    expect(await staff.call('statementCertain', { id })).toEqual({ confirmed: 1, left: 0 })
    await world.tx((tx) => approvedMember(tx, { realName: '另一位', memberNum: 'M7000002' }))
    const entry = { way: 'transfer', paidOn: '2026-01-05', amount: '200.00' } as const
    const asked = { ...entry, people: 'M7000002', throughYear: '2026' }
    for (const tradeNo of ['U20260605', ' u20260605', 'Ｕ２０２６０６０５', 'U20260605\u200b'])
      expect(await staff.ask('entryAdd', { ...asked, tradeNo })).toMatchObject({
        status: 409,
        msg: `单号“U20260605”的款项已经入账：一单一款，200.00 元（订单 ${orderId}）`,
      })

    const entered = await staff.call('entryAdd', { ...asked, tradeNo: 'w1' })
    const waiting = await submittedMember(world, { realName: '后来者' })
    const later = idOf(
      await bank([{ no: 'W1', yuan: '200.00', payer: '后来者', day: '2026-02-05' }]),
    )
    await bookEntry(entered.id)
    const settling = { id: later, decision: 'confirm', orderId: waiting.orderId } as const
    const [line] = (await linesOf(staff, later)).records
    expect(
      await staff.ask('statementSettle', { ...settling, line: line?.line ?? 0 }),
    ).toMatchObject({
      status: 409,
      msg: '单号“W1”的款项已经入账：另一位，200.00 元',
    })
    await expectBalance()
  })

  test('has lines that are no payment: they are passed with a reason', async () => {
    const id = idOf(await bank([{ no: 'P1', yuan: '0.55', memo: '结息' }]))
    const [line] = (await linesOf(staff, id)).records
    const pass = (note?: string) =>
      staff.ask('statementSettle', {
        id,
        line: line?.line ?? 0,
        decision: 'pass',
        ...(note ? { note } : {}),
      })
    expect(await pass()).toMatchObject({ status: 400 })
    expect(await pass('利息')).toMatchObject({ status: 200 })
    expect((await linesOf(staff, id, 'settled')).records).toMatchObject([{ note: '利息' }])
  })
})

test.each([
  ['no heading', '只有一句话', '文件无法导入。找不到表头'],
  [
    'an amount that is none',
    bankText([{ no: 'A', yuan: 'x' }]),
    '文件无法导入。第3行：“收入金额”的金额“x”无法识别',
  ],
  [
    'a number twice',
    bankText([
      { no: 'A', yuan: '1.00' },
      { no: 'A', yuan: '1.00' },
    ]),
    '文件无法导入。第4行：单号“A”与第3行重复',
  ],
])('a file with %s is refused, and the place is named', async (_, text, msg) => {
  expect(
    await imported(world.server, staff, { source: 'bank', text, mapping: BANK_COLUMNS }),
  ).toMatchObject({ status: 400, msg })
})

test('a file that somebody else uploaded is refused', async () => {
  const other = await staffWith(world.server, 'dues')
  const file = await uploaded(world.server, other, 'a.csv', Buffer.from(bankText([])))
  expect(await staff.ask('statementImport', { source: 'bank', file })).toMatchObject({
    status: 400,
  })
})

describe('an open line of a bill', () => {
  /** Imports a bill of Alipay with lines of the day, all payments or all refunds. */
  async function billOf(...rows: [Row, ...Row[]]): Promise<string> {
    const yuan = rows.reduce((sum, row) => sum + Number(row.yuan), 0).toFixed(2)
    const count = rows.length
    const isRefund = rows[0].kind === '退款'
    const text = alipayFile({
      account: '2088000000000001',
      rows: rows.map((row) => alipayRow({ at: '2026-01-12 10:00:00', ...row })),
      payments: isRefund ? '0笔，商家实收共0.00元' : `${count}笔，商家实收共${yuan}元`,
      refunds: isRefund ? `${count}笔，商家实收退款共${yuan}元` : '0笔，商家实收退款共0.00元',
    })
    return idOf(await imported(world.server, staff, { source: '0101', text }))
  }
  type Row = Parameters<typeof alipayRow>[0]

  /** A payment, and the line of a bill on which its provider paid a part of it back. */
  async function paidBackThere() {
    const { order } = await anOrder()
    const trade = world.alipay.pay(order.tradeRef)
    if (!trade) throw new Error('not paid')
    await arrives(order.tradeRef, 20_000, trade.tradeNo)
    const refund = { ...trade, yuan: '80.00', kind: '退款', refundNo: `OWN${trade.tradeNo}` }
    return { trade, refund }
  }
  const query = async (id: string) => {
    const [line] = (await linesOf(staff, id)).records
    const { message } = await staff.call('statementQuery', { id, line: line?.line ?? 0 })
    return { message, line: (await linesOf(staff, id)).records[0] }
  }

  test('is booked once the provider says that it was paid, however often it is asked', async () => {
    const { order, id: memberId } = await anOrder()
    const trade = world.alipay.pay(order.tradeRef)
    if (!trade) throw new Error('not paid')
    const id = await billOf({ ...trade, yuan: '200.00' })
    const answers = [await query(id), await query(id)]
    expect(answers.map(({ message }) => message)).toEqual([
      '支付机构确认已付款，已入账',
      '这笔明细已与账务相符',
    ])
    expect(answers[0]?.line).toMatchObject({ outcomeName: '相符' })
    expect(await yearsOf(memberId)).toEqual([2026])
    await expectBalance()
  })

  test.each([
    [
      'an order that nobody paid',
      async () => (await anOrder()).order.tradeRef,
      '支付机构查不到这笔付款',
    ],
    ['no order', () => Promise.resolve('NOBODY'), '账上没有这个订单号，无法向支付机构查询'],
  ])('that names %s books nothing', async (name, tradeRef, message) => {
    const id = await billOf({ tradeNo: `ALI ${name}`, tradeRef: await tradeRef(), yuan: '200.00' })
    expect(await query(id)).toMatchObject({ message, line: { isOpen: true } })
  })

  test.each([
    ['and says how much', undefined],
    ['and does not say how much: the bill does', { isRefunded: true }],
  ])('that pays back at the provider is booked when the provider agrees %s', async (_, answer) => {
    const { order } = await anOrder()
    const trade = world.alipay.pay(order.tradeRef)
    if (!trade) throw new Error('not paid')
    await arrives(order.tradeRef, 20_000, trade.tradeNo)
    const refund = { ...trade, yuan: '80.00', kind: '退款', refundNo: `OWN${trade.tradeNo}` }
    const id = await billOf(refund)
    expect(await query(id)).toMatchObject({ message: '支付机构没有这笔款项的退款' })
    const asked = { ...trade, fen: 8_000, totalFen: 20_000, createdAt: trade.paidAt, reason: '' }
    await world.alipay.refund({ ...asked, refundRef: refund.refundNo })
    const { queryRefunded } = world.alipay
    if (answer) world.alipay.queryRefunded = () => Promise.resolve(answer)
    const answers = [await query(id), await query(id)]
    world.alipay.queryRefunded = queryRefunded
    expect(answers.map(({ message }) => message)).toEqual([
      '支付机构已退款80.00元，已登记，请在“退款”中核对',
      '这笔明细已与账务相符',
    ])
    expect(answers[0]?.line).toMatchObject({ outcomeName: '相符' })
    await expectBalance()
  })

  test('that two ask about at once is booked once, also where the provider says no sum', async () => {
    const { order } = await anOrder()
    const trade = world.alipay.pay(order.tradeRef)
    if (!trade) throw new Error('not paid')
    await arrives(order.tradeRef, 20_000, trade.tradeNo)
    const id = await billOf({ ...trade, yuan: '80.00', kind: '退款', refundNo: 'AT-ONCE' })
    const answers: string[] = []
    const { queryRefunded } = world.alipay
    world.alipay.queryRefunded = async () => {
      world.alipay.queryRefunded = () => Promise.resolve({ isRefunded: true })
      answers.push((await query(id)).message)
      return { isRefunded: true }
    }
    answers.push((await query(id)).message)
    world.alipay.queryRefunded = queryRefunded
    expect(answers).toEqual([
      '支付机构已退款80.00元，已登记，请在“退款”中核对',
      '这笔明细已与账务相符',
    ])
    expect(await ways.refundsOf(await ways.paymentOf(trade.tradeNo))).toMatchObject([
      { fen: 8_000 },
    ])
    await expectBalance()
  })

  test('that two statements have is booked once by two who ask about both at once', async () => {
    const { trade, refund } = await paidBackThere()
    const [first, second] = [await billOf(refund), await billOf({ ...refund, fee: '0.01' })]
    const answers: string[] = []
    const { queryRefunded } = world.alipay
    world.alipay.queryRefunded = async () => {
      world.alipay.queryRefunded = () => Promise.resolve({ isRefunded: true })
      answers.push((await query(first)).message)
      return { isRefunded: true }
    }
    const { message, line } = await query(second)
    world.alipay.queryRefunded = queryRefunded
    expect(answers).toEqual(['支付机构已退款80.00元，已登记，请在“退款”中核对'])
    expect({ message, line }).toMatchObject({
      message: '这笔明细已与账务相符',
      line: { outcomeName: '相符' },
    })
    expect(await ways.refundsOf(await ways.paymentOf(trade.tradeNo))).toMatchObject([
      { fen: 8_000 },
    ])
    await expectBalance()
  })

  test.each([
    ['the same', true],
    ['another', false],
  ])(
    'for a second refund of the same sum is not taken for the first of %s file',
    async (_, isOne) => {
      const { trade, refund } = await paidBackThere()
      const second = { ...refund, refundNo: `${refund.refundNo}-2` }
      const { queryRefunded } = world.alipay
      world.alipay.queryRefunded = () => Promise.resolve({ isRefunded: true })
      const files: [Row, ...Row[]][] = isOne ? [[refund, second]] : [[refund], [second]]
      for (const rows of files) {
        const id = await billOf(...rows)
        for (const { line } of (await linesOf(staff, id)).records)
          await staff.call('statementQuery', { id, line })
        expect(await linesOf(staff, id)).toMatchObject({ matched: rows.length, open: 0 })
      }
      world.alipay.queryRefunded = queryRefunded
      expect(await ways.refundsOf(await ways.paymentOf(trade.tradeNo))).toMatchObject([
        { fen: 8_000 },
        { fen: 8_000 },
      ])
      await expectBalance()
    },
  )

  test('that is settled while its provider is asked about is booked no more', async () => {
    const { order } = await anOrder()
    const trade = world.alipay.pay(order.tradeRef)
    if (!trade) throw new Error('not paid')
    await arrives(order.tradeRef, 20_000, trade.tradeNo)
    const id = await billOf({ ...trade, yuan: '80.00', kind: '退款', refundNo: 'PASSED' })
    const [{ line } = { line: 0 }] = (await linesOf(staff, id)).records
    const { queryRefunded } = world.alipay
    world.alipay.queryRefunded = async () => {
      await staff.call('statementSettle', { id, line, decision: 'pass', note: '另行处理' })
      return { isRefunded: true }
    }
    expect(await query(id)).toMatchObject({
      message: '这笔明细已与账务相符',
      line: { isPassed: true },
    })
    world.alipay.queryRefunded = queryRefunded
    expect(await ways.refundsOf(await ways.paymentOf(trade.tradeNo))).toEqual([])
  })

  test('of a bank is nobody’s to be asked about', async () => {
    const id = idOf(await bank([{ no: 'Q1', yuan: '3.00', memo: '利息' }]))
    const [line] = (await linesOf(staff, id)).records
    expect(await staff.ask('statementQuery', { id, line: line?.line ?? 0 })).toMatchObject({
      status: 409,
    })
  })

  test('that was passed by mistake is open again, a booked one is not', async () => {
    const id = idOf(await bank([{ no: 'P1', yuan: '4.00', memo: '利息' }]))
    const [{ line } = { line: 0 }] = (await linesOf(staff, id)).records
    const settle = (decision: 'pass' | 'reopen') =>
      staff.ask('statementSettle', { id, line, decision, note: '利息' })
    expect(await settle('reopen')).toMatchObject({ status: 409 })
    await settle('pass')
    expect((await linesOf(staff, id)).records[0]).toMatchObject({ isPassed: true, isOpen: false })
    expect(await settle('reopen')).toMatchObject({ data: { message: '已恢复为待处理' } })
    expect((await linesOf(staff, id)).records[0]).toMatchObject({ isPassed: false, isOpen: true })
  })
})
