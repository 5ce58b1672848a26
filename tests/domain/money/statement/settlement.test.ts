import { expect, test } from 'vitest'
import { dayNets, netFen } from '#domain/money/statement/settlement/dayNets.ts'
import { matchSettlements } from '#domain/money/statement/settlement/matchSettlements.ts'
import { payment } from './support.ts'

const WORDS = { '0101': ['支付宝'], '0102': ['财付通'] }
const net = (day: string, paidFen: number, feeFen = 0, method = '0101') => ({
  ...{ method, day, paidFen, refundedFen: 0, feeFen },
})
const bank = (line: number, day: string, fen: number, payer = '支付宝（中国）网络技术有限公司') =>
  payment(line, { at: day, fen, payer })

test('a day of a provider is its payments less refunds less fees', () => {
  const lines = [
    payment(1, { fen: 20_000, feeFen: 120, at: '2026-06-05 10:00:00' }),
    payment(2, { kind: 'refund', fen: 5_000, feeFen: -30, at: '2026-06-05 20:00:00' }),
    payment(3, { kind: 'fee', fen: 10, at: '2026-06-05' }),
    payment(4, { fen: 100, at: '2026-06-04 23:59:59' }),
  ]
  expect(dayNets('0101', lines).map((day) => [day.day, netFen(day)])).toEqual([
    ['2026-06-04', 100],
    ['2026-06-05', 20_000 - 5_000 - (120 - 30 + 10)],
  ])
})

test.each([
  ['of the day before', [bank(1, '2026-06-06', 9_940)], [[1, ['2026-06-05'], 0]]],
  [
    'of a weekend together',
    [bank(1, '2026-06-08', 29_880)],
    [[1, ['2026-06-05', '2026-06-06'], 0]],
  ],
  ['with a difference, which is named', [bank(1, '2026-06-06', 9_900)], [[1, ['2026-06-05'], -40]]],
  [
    'once only',
    [bank(1, '2026-06-06', 9_940), bank(2, '2026-06-06', 9_940)],
    [[1, ['2026-06-05'], 0]],
  ],
  ['of a provider alone', [bank(1, '2026-06-06', 9_940, '张三')], []],
  ['of its own provider', [bank(1, '2026-06-06', 9_940, '财付通支付科技有限公司')], []],
  ['not of the same day', [bank(1, '2026-06-05', 9_940)], []],
] as const)('a bank line settles a day %s', (_, lines, settled) => {
  const nets = [net('2026-06-05', 10_000, 60), net('2026-06-06', 20_000, 60)]
  expect(
    matchSettlements(lines, nets, WORDS).map(({ line, days, differenceFen }) => [
      line,
      days.map(({ day }) => day),
      differenceFen,
    ]),
  ).toEqual(settled)
})
