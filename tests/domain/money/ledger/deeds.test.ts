import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  amountOf,
  apply,
  assign,
  bookedYears,
  hold,
  isBalanced,
  type LedgerEntry,
  move,
  receive,
  refundAsk,
  refundDone,
  refundFail,
  refundSeen,
  release,
  reverse,
  unassign,
  unhold,
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
    deed: 'years that were paid are credit again',
    entries: release('M', [
      { year: 2026, fen: 20_000 },
      { year: 2027, fen: 0 },
    ]),
    lines: ['dues M 2026 20000', 'dues M 2027 0', 'credit M -20000'],
  },
  {
    deed: 'credit of one member becomes another’s',
    entries: move(null, 'M', 20_000),
    lines: ['credit 20000', 'credit M -20000'],
  },
  {
    deed: 'credit of one member is held as a part of another’s plan',
    entries: hold(null, 'M', 6_668),
    lines: ['credit 6668', 'held M -6668'],
  },
  {
    deed: 'what was held is credit of the plan’s member',
    entries: unhold({ memberId: 'M', fen: 6_668 }),
    lines: ['held M 6668', 'credit M -6668'],
  },
  {
    deed: 'credit pays something else',
    entries: assign({ memberId: 'M', fen: 20_000 }),
    lines: ['credit M 20000', 'other M -20000'],
  },
  {
    deed: 'what paid something else is credit again',
    entries: unassign({ memberId: 'M', fen: 20_000 }),
    lines: ['other M 20000', 'credit M -20000'],
  },
  {
    deed: 'money that never came is neither cash nor credit',
    entries: reverse({ memberId: 'M', fen: 20_000 }),
    lines: ['credit M 20000', 'cash -20000'],
  },
  {
    deed: 'credit that is to be paid back is still owed',
    entries: refundAsk({ memberId: 'M', fen: 20_000 }),
    lines: ['credit M 20000', 'refunding M -20000'],
  },
  {
    deed: 'what was paid back is no cash any more',
    entries: refundDone({ memberId: 'M', fen: 20_000 }),
    lines: ['refunding M 20000', 'cash -20000'],
  },
  {
    deed: 'what could not be paid back is credit again',
    entries: refundFail({ memberId: 'M', fen: 20_000 }),
    lines: ['refunding M 20000', 'credit M -20000'],
  },
  {
    deed: 'what left without being asked for is no cash, and has to be explained',
    entries: refundSeen({ memberId: 'M', fen: 20_000 }),
    lines: ['refunding M 20000', 'cash -20000'],
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
      const simple = [
        receive,
        reverse,
        assign,
        unassign,
        refundAsk,
        refundDone,
        refundFail,
        refundSeen,
      ]
      for (const entries of [
        ...simple.map((deed) => deed(money)),
        move(of, 'N', sum),
        apply(of, 'M', paid),
        release('M', paid),
      ])
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
  expect(amountOf(reverse({ memberId: 'M', fen: 5 }))).toBe(5)
})

test('a line too many is seen', () => {
  const entries = receive({ memberId: 'M', fen: 1 })
  expect(isBalanced([...entries, ...entries.slice(1)])).toBe(false)
})
