import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  amountOf,
  apply,
  bookedYears,
  isBalanced,
  type LedgerEntry,
  receive,
  refund,
} from '#domain/money/ledger/deeds.ts'

const line = ({ account, memberId, year, fen }: LedgerEntry) =>
  [account, memberId, year, fen].filter((part) => part !== null).join(' ')

test.each([
  {
    deed: 'money that came is credit of its payer',
    entries: receive({ memberId: 'M', fen: 20_000 }),
    lines: ['cash 20000', 'credit M -20000'],
  },
  {
    deed: 'money of nobody known is credit, too',
    entries: receive({ memberId: null, fen: 1 }),
    lines: ['cash 1', 'credit -1'],
  },
  {
    deed: 'credit pays each year by itself, a free one, too',
    entries: apply('M', 'M', [
      { year: 2026, fen: 20_000 },
      { year: 2027, fen: 0 },
    ]),
    lines: ['credit M 20000', 'dues M 2026 -20000', 'dues M 2027 0'],
  },
  {
    deed: 'credit that was paid back is no cash any more',
    entries: refund({ memberId: 'M', fen: 20_000 }),
    lines: ['credit M 20000', 'cash -20000'],
  },
])('$deed', ({ entries, lines }) => {
  expect(entries.map((entry) => line({ ...entry, fen: entry.fen || 0 }))).toEqual(lines)
})

const fen = fc.integer({ min: 1, max: 2 ** 31 - 1 })
const memberId = fc.option(fc.constant('M'))
const years = fc.array(fc.record({ year: fc.integer(), fen }), { minLength: 1, maxLength: 10 })

test('the entries of every deed add up to zero', () => {
  fc.assert(
    fc.property(memberId, fen, years, (of, sum, paid) => {
      const money = { memberId: of, fen: sum }
      for (const entries of [receive(money), refund(money), apply(of, 'M', paid)])
        expect(isBalanced(entries)).toBe(true)
    }),
  )
})

test('a deed moves what its lines add to one side, and is about the years of its lines', () => {
  const entries = apply('M', 'M', [
    { year: 2026, fen: 20_000 },
    { year: 2027, fen: 10_000 },
  ])
  expect(amountOf(entries)).toBe(30_000)
  expect(bookedYears(entries)).toEqual([2026, 2027])
  expect(amountOf(refund({ memberId: 'M', fen: 5 }))).toBe(5)
})

test('a line too many is seen', () => {
  const entries = receive({ memberId: 'M', fen: 1 })
  expect(isBalanced([...entries, ...entries.slice(1)])).toBe(false)
})
