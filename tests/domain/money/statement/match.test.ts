import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Books } from '#domain/money/statement/match/books.ts'
import { matchStatement } from '#domain/money/statement/match/matchStatement.ts'
import { namesIn } from '#domain/money/statement/match/namesIn.ts'
import type { StatementLine } from '#domain/money/statement/statement.ts'
import { payment } from './support.ts'

const NONE: Books = { payments: [], refunds: [], orders: [], members: [] }
const DAYS = { from: '2026-06-05', until: '2026-06-05' }
const paid = {
  ...{ id: 'p1', method: '0101', tradeNo: 'T1', tradeRef: 'D1', fen: 20_000, day: '2026-06-05' },
}
const order = {
  ...{ id: 'o1', method: '02', tradeRef: 'D20260001', fen: 20_000 },
  ...{ memberName: '张三', memberNum: 'M000018' },
}
const matched = (lines: readonly StatementLine[], books: Partial<Books>) =>
  matchStatement({ lines, ...DAYS }, { ...NONE, ...books })
const refund = (line: number, more: Partial<StatementLine>) =>
  payment(line, { kind: 'refund', fen: 5_000, tradeNo: 'T1', ...more })

describe('a line with a number', () => {
  test.each([
    ['the same sum', payment(1, { tradeNo: 'T1' }), { outcome: 'matched' }],
    [
      'another sum',
      payment(1, { tradeNo: 'T1', fen: 20_100 }),
      { outcome: 'different', differenceFen: 100 },
    ],
    ['no number of the provider', payment(1, { tradeRef: 'D1' }), { outcome: 'matched' }],
    [
      'a second payment of its order',
      payment(1, { tradeNo: 'T2', tradeRef: 'D1' }),
      { outcome: 'unknown' },
    ],
  ])('and %s', (_, line, match) => {
    expect(matched([line], { payments: [paid] }).lines).toMatchObject([{ line: 1, ...match }])
  })

  test('is not matched with a payment that another line has', () => {
    const lines = [payment(1, { tradeNo: 'T1' }), payment(2, { tradeRef: 'D1' })]
    expect(matched(lines, { payments: [paid] }).lines.map(({ outcome }) => outcome)).toEqual([
      'matched',
      'unknown',
    ])
  })
})

test('two refunds of one payment are told apart by their numbers, then by their sums', () => {
  const refunds = [
    { id: 'r1', tradeNo: 'T1', refundNo: 'R1', fen: 3_000, day: '2026-06-05' },
    { id: 'r2', tradeNo: 'T1', fen: 4_000, day: '2026-06-05' },
    { id: 'r3', tradeNo: 'T1', fen: 5_000, day: '2026-06-05' },
  ]
  const lines = [
    refund(1, { refundNo: 'R1', fen: 3_000 }),
    refund(2, {}),
    refund(3, { fen: 4_000 }),
  ]
  expect(matched(lines, { refunds }).lines.map(({ found }) => found?.id)).toEqual([
    'r1',
    'r3',
    'r2',
  ])
})

describe('a line that no payment has the number of is guessed', () => {
  const lu = { ...order, id: 'o2', memberName: '卢先生', memberNum: 'M000019', tradeRef: 'D2' }
  test.each([
    ['its order number', { tradeRef: 'D20260001' }, [['o1', 'sameOrderNumber', 'sameSum']]],
    [
      'its order number',
      { tradeRef: 'D20260001', fen: 1 },
      [['o1', 'sameOrderNumber', 'otherSum']],
    ],
    [
      'its sum alone',
      {},
      [
        ['o1', 'sameSum'],
        ['o2', 'sameSum'],
      ],
    ],
    ['the payer', { payer: '张三' }, [['o1', 'sameSum', 'payerName']]],
    ['a member number in the memo', { memo: '会费M000019' }, [['o2', 'sameSum', 'numberInMemo']]],
    [
      'an order number in the memo',
      { memo: 'D20260001 张三' },
      [['o1', 'sameSum', 'orderInMemo', 'nameInMemo']],
    ],
    ['a name where no sum fits', { fen: 1, memo: '代王小明缴费' }, [['m1', 'nameInMemo']]],
    ['nothing', { fen: 1, memo: '货款' }, []],
  ] as const)('by %s', (_, more, guesses) => {
    const books = { orders: [order, lu], members: [{ id: 'm1', name: '王小明' }] }
    const [match] = matched([payment(1, more)], books).lines
    expect(match?.guesses.map(({ found, reasons }) => [found.id, ...reasons])).toEqual(guesses)
    expect(match?.outcome).toBe(guesses.length > 0 ? 'probable' : 'unknown')
  })
})

test('what the books have and the file has not is left over, within the days of the file', () => {
  const payments = [paid, { ...paid, id: 'p2', tradeNo: 'T2', tradeRef: 'D2' }]
  const before = { ...paid, id: 'p3', tradeNo: 'T3', tradeRef: 'D3', day: '2026-06-04' }
  const { leftover } = matched([payment(1, { tradeNo: 'T1' })], { payments: [...payments, before] })
  expect(leftover).toEqual([{ kind: 'payment', id: 'p2' }])
})

test('no line and no payment is matched twice, and the sums of both sides add up', () => {
  const number = fc.integer({ min: 0, max: 12 }).map((n) => `T${n}`)
  const fen = fc.integer({ min: 1, max: 3 })
  const one = fc.record({ tradeNo: number, tradeRef: number, fen })
  const many = fc.array(one, { maxLength: 15 })
  fc.assert(
    fc.property(many, many, (inFile, inBooks) => {
      const lines = inFile.map((each, at) => payment(at + 1, each))
      const payments = inBooks.map((each, at) => ({ ...paid, ...each, id: `p${at}` }))
      const { lines: matches, leftover } = matched(lines, { payments })
      expect(matches.map(({ line }) => line)).toEqual(lines.map(({ line }) => line))
      const hits = matches.flatMap(({ found }) => found?.id ?? [])
      expect([...hits, ...leftover.map(({ id }) => id)].sort()).toEqual(
        payments.map(({ id }) => id).sort(),
      )
      const sum = (of: readonly { fen: number }[]) => of.reduce((total, { fen }) => total + fen, 0)
      const hit = matches.flatMap(({ found, differenceFen = 0 }) => (found ? [differenceFen] : []))
      const unmatched = lines.filter((_, at) => !matches[at]?.found)
      const missing = payments.filter(({ id }) => leftover.some((left) => left.id === id))
      const difference = hit.reduce((total, each) => total + each, 0)
      expect(sum(lines) - sum(unmatched)).toBe(sum(payments) - sum(missing) + difference)
    }),
  )
})

test('of many orders of one sum that no word tells apart, five are offered', () => {
  const orders = Array.from({ length: 50 }, (_, at) => ({ ...order, id: `o${at}` }))
  const [match] = matched([payment(1, { memo: '会费' })], { orders }).lines
  expect(match?.guesses).toHaveLength(5)
})

test('of many orders of one sum, the one that a word names is found wherever it stands', () => {
  const many = Array.from({ length: 50 }, (_, at) => ({ ...order, id: `o${at}` }))
  const orders = [...many, { ...order, id: 'last', memberName: '欧阳小明' }]
  const [match] = matched([payment(1, { memo: '代欧阳小明缴费' })], { orders }).lines
  expect(match?.guesses.map(({ found }) => found.id)).toEqual(['last'])
})

test('names are looked for in runs of Han letters and dots only', () => {
  expect([...namesIn('会费:张三 a李四')]).toEqual(['会费', '张三', '李四'])
  expect(namesIn('阿卜杜拉·买买提').has('阿卜杜拉·买买提')).toBe(true)
})
