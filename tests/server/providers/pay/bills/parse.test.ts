import { describe, expect, test } from 'vitest'
import { guessHeading, suggestMapping } from '#domain/money/statement/mapped/mapping.ts'
import { parseMapped } from '#domain/money/statement/mapped/parseMapped.ts'
import { momentText } from '#domain/money/statement/table/cellValues.ts'
import { decodeText } from '#domain/money/statement/table/decodeText.ts'
import { alipayBill } from '#server/providers/pay/alipay/bill/parseBill.ts'
import { billWriter } from '#server/providers/pay/payProviderRegistry.ts'
import { wechatBill } from '#server/providers/pay/wechat/bill/parseBill.ts'
import {
  alipayFile,
  alipayRow,
  faultOf,
  rowsOf,
  wechatFile,
  wechatPaid,
  wechatRefunded,
} from '../../../../domain/money/statement/support.ts'

const PAID = { tradeNo: '2026060522001', tradeRef: 'D1', yuan: '200.00', fee: '-1.20' }
const BACK = {
  ...{ tradeNo: '2026060522001', tradeRef: 'D1', kind: '退款', yuan: '-50.00' },
  ...{ refundNo: 'R1', fee: '0.30', at: '2026-06-05 20:00:00' },
}
const TOTALS = { payments: '1笔，商家实收共200.00元', refunds: '1笔，商家实收退款共-50.00元' }
const BILL = { rows: [alipayRow(PAID), alipayRow(BACK)], ...TOTALS }
const alipay = (bill: Partial<typeof BILL> & { account?: string; end?: boolean }) => () =>
  alipayBill.parse(rowsOf(alipayFile({ ...BILL, ...bill })), '2088722682748354')

describe('a bill of Alipay', () => {
  test('is its payments and refunds with what the provider keeps', () => {
    const { lines, totals, merchant, from, until } = alipay({})()
    expect(lines).toEqual([
      {
        ...{ line: 6, kind: 'payment', fen: 20_000, feeFen: 120, at: '2026-06-05 16:01:38' },
        ...{ tradeNo: '2026060522001', tradeRef: 'D1', payer: '*三(138******00)' },
      },
      {
        ...{ line: 7, kind: 'refund', fen: 5_000, feeFen: -30, at: '2026-06-05 20:00:00' },
        ...{ tradeNo: '2026060522001', tradeRef: 'D1', payer: '*三(138******00)', refundNo: 'R1' },
      },
    ])
    expect(totals).toEqual({
      payments: { count: 1, fen: 20_000 },
      refunds: { count: 1, fen: 5_000 },
      feeFen: 90,
    })
    expect({ merchant, from, until }).toEqual({
      ...{ merchant: '20887226827483540156', from: '2026-06-05', until: '2026-06-05' },
    })
  })

  test.each([
    ['cut off', { end: false }, { code: 'ending' }],
    ['of another merchant', { account: '20881111111111110156' }, { code: 'merchant', line: 2 }],
    ['without lines', { rows: [] }, { code: 'empty' }],
    [
      'with a line twice',
      { rows: [alipayRow(PAID), alipayRow(PAID)] },
      { code: 'duplicate', line: 7, found: '2026060522001', wanted: '6' },
    ],
    [
      'with an amount that is none',
      { rows: [alipayRow({ ...PAID, yuan: '200.001' })] },
      { code: 'amount', line: 6, column: '订单金额（元）', found: '200.001' },
    ],
    [
      'with a day that is none',
      { rows: [alipayRow({ ...PAID, at: '2026-02-30 10:00:00' })] },
      { code: 'moment', line: 6, column: '完成时间' },
    ],
    [
      'with an unknown kind',
      { rows: [alipayRow({ ...PAID, kind: '转账' })] },
      { code: 'kind', line: 6, column: '业务类型', found: '转账' },
    ],
    [
      'without a number',
      { rows: [alipayRow({ ...PAID, tradeNo: '' })] },
      { code: 'required', line: 6, column: '支付宝交易号' },
    ],
    [
      'with a comma too many',
      { rows: [`${alipayRow(PAID)},x`] },
      { code: 'cells', line: 6, found: '26', wanted: '25' },
    ],
    [
      'that counts more than it lists',
      { payments: '2笔，商家实收共400.00元' },
      { code: 'totalCount', column: 'payments', found: '2', wanted: '1' },
    ],
  ])('%s is refused, and the place is named', (_, bill, fault) => {
    expect(faultOf(alipay(bill))).toMatchObject(fault)
  })
})

describe('a bill of WeChat Pay', () => {
  const rows = [
    wechatPaid('42001', 'D1', '10.00', '0.06000'),
    wechatRefunded('42001', 'D1', 'R1', '10.00'),
  ]
  const totals = ['2', '10.00', '10.00', '0.00', '0.00000', '10.00', '10.00']
  const wechat =
    (of = rows, sums = totals, merchant = '1601959334') =>
    () =>
      wechatBill.parse(rowsOf(wechatFile(of, sums)), merchant)

  test('is its payments and refunds, and a refund gives the fee back', () => {
    expect(wechat()().lines).toEqual([
      {
        ...{ line: 2, kind: 'payment', fen: 1_000, feeFen: 6, at: '2026-06-05 17:07:11' },
        ...{ tradeNo: '42001', tradeRef: 'D1', payer: 'ofyak5qR' },
      },
      {
        ...{ line: 3, kind: 'refund', fen: 1_000, feeFen: -6, at: '2026-06-05 18:07:11' },
        ...{ tradeNo: '42001', tradeRef: 'D1', payer: 'ofyak5qR', refundNo: 'R1' },
      },
    ])
  })

  test.each([
    ['of another merchant', wechat(rows, totals, '1'.repeat(10)), { code: 'merchant', line: 2 }],
    ['counted wrongly', wechat(rows, ['3', ...totals.slice(1)]), { code: 'totalCount', line: 5 }],
    [
      'added up wrongly',
      wechat(rows, [...totals.slice(0, 5), '11.00', '10.00']),
      { code: 'totalSum', column: 'payments' },
    ],
    [
      'with other fees',
      wechat(rows, [...totals.slice(0, 4), '0.06000', '10.00', '10.00']),
      { code: 'totalSum', column: 'fees' },
    ],
    [
      'in another state',
      wechat([wechatPaid('42001', 'D1', '10.00').replace('SUCCESS', 'NOTPAY')]),
      { code: 'kind', line: 2, column: '交易状态', found: 'NOTPAY' },
    ],
    [
      'cut off',
      () => wechatBill.parse(rowsOf(wechatFile(rows, totals).split('\n').slice(0, 3).join('\n'))),
      { code: 'ending' },
    ],
  ])('%s is refused, and the place is named', (_, read, fault) => {
    expect(faultOf(read)).toMatchObject(fault)
  })
})

describe('a sheet whose columns staff name', () => {
  const SHEET = [
    '账号:4367,,,,,',
    '交易日期,摘要,借方发生额,贷方发生额,对方户名,交易流水号',
    '20260605,会费 张三,,200.00,张三,A1',
    '2026-06-06,退款,"1,200.00",,李四,A2',
    ',,,,,',
    '合计,,1200.00,200.00,,',
  ].join('\n')
  const rows = rowsOf(SHEET)
  const heading = guessHeading(rows)
  const mapping = suggestMapping(heading ?? { at: 0, titles: [] })

  test('is suggested by the usual titles', () => {
    expect(heading?.at).toBe(1)
    expect(mapping).toEqual({
      ...{ at: '交易日期', income: '贷方发生额', outgo: '借方发生额', tradeNo: '交易流水号' },
      ...{ payer: '对方户名', memo: '摘要' },
    })
  })

  test('is money in and money out, without the totals below', () => {
    expect(parseMapped(rows, mapping).lines).toEqual([
      {
        ...{ line: 3, kind: 'payment', fen: 20_000, at: '2026-06-05', tradeNo: 'A1' },
        ...{ payer: '张三', memo: '会费 张三' },
      },
      {
        ...{ line: 4, kind: 'refund', fen: 120_000, at: '2026-06-06', tradeNo: 'A2' },
        ...{ payer: '李四', memo: '退款' },
      },
    ])
  })

  const below = (row: string) => () => parseMapped(rowsOf(`${SHEET}\n${row}`), mapping)

  test.each([
    ['written with dots', '2026.06.07,会费,,88.00,乙单位,A3', '2026-06-07'],
    [
      'with parts of a second',
      '2026-06-07 09:00:00.0,会费,,88.00,乙单位,A3',
      '2026-06-07 09:00:00',
    ],
    ['with a dash for no money out', '2026-06-07,会费,-,88.00,乙单位,A3', '2026-06-07'],
  ])('ends with a line whose day is %s', (_, row, at) => {
    expect(below(row)().lines.at(-1)).toMatchObject({ at, fen: 8_800, tradeNo: 'A3' })
  })

  test.each([
    ['a day of an unknown order', '11/8/2026,会费,,88.00,乙单位,A3', { code: 'moment', line: 7 }],
    ['no day, as merged cells have', ',会费,,88.00,乙单位,A3', { code: 'required', line: 7 }],
    ['no day and no name', ',,,88.00,,', { code: 'required', line: 7 }],
    ['an amount nobody understands', ',会费,,约88,乙单位,A3', { code: 'required', line: 7 }],
    ['a payer like a total', ',,,88.00,总计量院,', { code: 'required', line: 7 }],
  ])('is refused for a last row with %s', (_, row, fault) => {
    expect(faultOf(below(row))).toMatchObject(fault)
  })

  test.each(['本页小计,,,88.00,,', '总计：2笔,,1200.00,200.00,,', '制表人：张三,,,复核：李四,,'])(
    'ends above %s',
    (row) => expect(below(row)().lines).toHaveLength(2),
  )

  test('has its total within, too', () => {
    const text = SHEET.replace('2026-06-06', '小计,,,200.00,,\n2026-06-06')
    expect(parseMapped(rowsOf(text), mapping).lines).toHaveLength(2)
  })

  test('is known by its titles, whatever its days are written like', () => {
    const other = rowsOf('说明\n交易日期,收入金额,流水号\n11/8/2026,88.00,A1')
    expect(guessHeading(other)?.at).toBe(1)
  })

  test.each([
    ['without a column of days', SHEET, { income: '贷方发生额' }, { code: 'mapping' }],
    ['without the columns named', SHEET, { ...mapping, memo: '附言' }, { code: 'heading' }],
    [
      'with neither in nor out',
      SHEET.replace('200.00,张三', ',张三'),
      mapping,
      { code: 'amount', line: 3 },
    ],
    [
      'with an entry twice',
      SHEET.replace('A2', 'A1').replace('"1,200.00",,', ',5.00,'),
      mapping,
      { code: 'duplicate', line: 4 },
    ],
  ])('%s is refused', (_, text, named, fault) => {
    expect(faultOf(() => parseMapped(rowsOf(text), named))).toMatchObject(fault)
  })
})

test('the provider of a bill is known by its first lines', () => {
  expect(billWriter(rowsOf(alipayFile(BILL)))).toBe('0101')
  expect(billWriter(rowsOf(wechatFile([], [])))).toBe('0102')
  expect(billWriter(rowsOf('日期,金额'))).toBeUndefined()
})

test('text is read in UTF-8, UTF-16 and GB18030, and nothing else', () => {
  const gbk = Uint8Array.of(0xd6, 0xa7, 0xb8, 0xb6, 0xb1, 0xa6)
  expect(decodeText(gbk)).toBe('支付宝')
  expect(decodeText(Uint8Array.of(0x82, 0x30, 0xb7, 0x31))).toBe('㛃')
  expect(decodeText(new TextEncoder().encode('\uFEFF支付宝'))).toBe('支付宝')
  expect(decodeText(Uint8Array.of(0xff, 0xfe, 0x2f, 0x65))).toBe('支')
  expect(decodeText(Uint8Array.of(0xfe, 0xff, 0x65, 0x2f))).toBe('支')
  for (const bytes of [
    [0x50, 0x4b, 3, 4, 0, 0],
    [0xff, 0xff, 0xff],
  ])
    expect(faultOf(() => decodeText(Uint8Array.from(bytes)))).toEqual({ code: 'encoding' })
})

test.each([
  ['20260605', '2026-06-05'],
  ['2026/6/5 9:01', '2026-06-05 09:01:00'],
  ['2026年06月05日 00:00:00', '2026-06-05 00:00:00'],
  ['20260605 101112', '2026-06-05 10:11:12'],
  ['2026-02-30', undefined],
  ['合计', undefined],
])('the moment %j is %j', (text, moment) => expect(momentText(text)).toBe(moment))
