import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { closablePeriod } from '#domain/money/closing/closablePeriod.ts'
import { type Beside, findDifferences } from '#domain/money/closing/findDifferences.ts'
import { type Movement, net, type Turnover } from '#domain/money/closing/movements.ts'
import { closingBalances, type Dimension, sumPeriod } from '#domain/money/closing/sumPeriod.ts'
import {
  apply,
  type LedgerEntry,
  receive,
  refundAsk,
  refundDone,
  release,
  reverse,
} from '#domain/money/ledger/deeds.ts'

type Facts = Omit<Movement, 'account' | 'fen' | 'year' | 'deeds'>

const movementsOf = (facts: Facts, entries: readonly LedgerEntry[]): Movement[] =>
  entries.map(({ account, year, fen }, line) => {
    return { ...facts, account, year, fen, deeds: line === 0 ? 1 : 0 }
  })

const on = (day: string, kind: string, entries: readonly LedgerEntry[], method = '0101') =>
  movementsOf({ day, kind, method, memberType: '10102' }, entries)

const M = { memberId: 'M', fen: 20_000 }
const years = [
  { year: 2026, fen: 15_000 },
  { year: 2027, fen: 5_000 },
]
const MOVEMENTS = [
  ...on('2026-03-02', 'receive', receive(M), '0102'),
  ...on('2026-03-01', 'receive', receive(M)),
  ...on('2026-03-01', 'apply', apply('M', 'M', years)),
  ...on('2026-03-02', 'release', release('M', years.slice(1))),
  ...on('2026-03-02', 'refundAsk', refundAsk({ memberId: 'M', fen: 5_000 })),
  ...on('2026-03-02', 'refundDone', refundDone({ memberId: 'M', fen: 5_000 })),
]

describe('the sums of a period', () => {
  const sums = sumPeriod({ cash: 700, credit: -700 }, MOVEMENTS)

  test('an account closes with what it began with and both of its sides', () => {
    expect(sums.deeds).toBe(6)
    expect(sums.accounts).toEqual({
      cash: { opening: 700, debit: 40_000, credit: 5_000, closing: 35_700 },
      credit: { opening: -700, debit: 25_000, credit: 45_000, closing: -20_700 },
      dues: { opening: 0, debit: 5_000, credit: 20_000, closing: -15_000 },
      refunding: { opening: 0, debit: 5_000, credit: 5_000, closing: 0 },
    })
  })

  test.each<[Dimension, [string | null, number, Turnover | undefined][]]>([
    [
      'byDay',
      [
        ['2026-03-01', 2, { debit: 20_000, credit: 0 }],
        ['2026-03-02', 4, { debit: 20_000, credit: 5_000 }],
      ],
    ],
    [
      'byMethod',
      [
        ['0101', 5, { debit: 20_000, credit: 5_000 }],
        ['0102', 1, { debit: 20_000, credit: 0 }],
      ],
    ],
    [
      'byYear',
      [
        ['2026', 0, undefined],
        ['2027', 1, undefined],
        [null, 5, { debit: 40_000, credit: 5_000 }],
      ],
    ],
  ])('are divided %s in order, cash beside the number of deeds', (dimension, parts) => {
    const shown = sums[dimension].map(({ key, deeds, accounts }) => [key, deeds, accounts.cash])
    expect(shown).toEqual(parts)
  })

  test('an account that did not move keeps its balance', () => {
    expect(sumPeriod({ other: -5 }, []).accounts).toEqual({
      other: { opening: -5, debit: 0, credit: 0, closing: -5 },
    })
  })
})

const movement = fc.record({
  day: fc.constantFrom('2026-01-01', '2026-01-02', '2026-02-01'),
  kind: fc.constantFrom('receive', 'apply', 'whatever'),
  account: fc.constantFrom('cash', 'credit', 'dues', 'an account of later'),
  method: fc.constantFrom('0101', '0102'),
  memberType: fc.constantFrom('10102', null),
  year: fc.constantFrom(2026, 2027, null),
  fen: fc.integer({ min: -100_000, max: 100_000 }),
  deeds: fc.integer({ min: 0, max: 3 }),
})
const opening = fc.dictionary(fc.constantFrom('cash', 'credit', 'gone'), fc.integer())
const DIMENSIONS = ['byDay', 'byKind', 'byMethod', 'byYear', 'byMemberType'] as const

describe('of any movements', () => {
  test('every account closes with opening and movements, and nothing is lost between two periods', () => {
    fc.assert(
      fc.property(opening, fc.array(movement), fc.array(movement), (before, first, second) => {
        const early = sumPeriod(before, first)
        const late = sumPeriod(closingBalances(early), second)
        const whole = sumPeriod(before, [...first, ...second])
        expect(closingBalances(late)).toEqual(closingBalances(whole))
        for (const account of Object.values(whole.accounts))
          expect(account.opening + account.debit - account.credit).toBe(account.closing)
      }),
    )
  })

  test('the parts of each dimension add up to the period', () => {
    fc.assert(
      fc.property(fc.array(movement), (movements) => {
        const sums = sumPeriod({}, movements)
        for (const parts of DIMENSIONS.map((dimension) => sums[dimension])) {
          expect(parts.reduce((sum, { deeds }) => sum + deeds, 0)).toBe(sums.deeds)
          for (const [name, { debit, credit }] of Object.entries(sums.accounts)) {
            const own = parts.flatMap(({ accounts }) => accounts[name] ?? [])
            expect(own.reduce((sum, side) => sum + side.debit, 0)).toBe(debit)
            expect(own.reduce((sum, side) => sum + side.credit, 0)).toBe(credit)
          }
        }
      }),
    )
  })

  test('lines summed before are as lines one by one', () => {
    fc.assert(
      fc.property(fc.array(movement), (movements) => {
        const keyOf = ({ fen, deeds, ...facts }: Movement) => JSON.stringify([facts, fen > 0])
        const summed = new Map<string, Movement>()
        for (const one of movements) {
          const { fen, deeds } = summed.get(keyOf(one)) ?? { fen: 0, deeds: 0 }
          summed.set(keyOf(one), { ...one, fen: fen + one.fen, deeds: deeds + one.deeds })
        }
        expect(sumPeriod({}, [...summed.values()])).toEqual(sumPeriod({}, movements))
      }),
    )
  })
})

describe('differences', () => {
  const sums = sumPeriod({}, MOVEMENTS)
  const now = closingBalances(sums)
  const AGREED: Beside = {
    before: {},
    now,
    openCredit: 20_000,
    heldParts: 0,
    paidYears: 15_000,
    openRefunds: 0,
    unreceived: [],
    statement: { '0101': 15_000, '0102': 20_000 },
  }

  test('are none where the books agree with what stands beside them', () => {
    expect(findDifferences(sums, AGREED)).toEqual([])
    expect(net(sums.accounts.cash ?? { debit: 0, credit: 0 })).toBe(35_000)
  })

  test.each<[string, Partial<Beside>, object]>([
    [
      'deeds of before that the last closing does not know',
      { before: { cash: 3 } },
      { code: 'opening', books: 0, other: 3, about: 'cash' },
    ],
    [
      'kept money without credit',
      { openCredit: 20_001 },
      { code: 'credit', books: 20_000, other: 20_001 },
    ],
    [
      'years that nobody paid',
      { paidYears: 35_000 },
      { code: 'dues', books: 15_000, other: 35_000 },
    ],
    [
      'refunds that no deed asked for',
      { openRefunds: 100 },
      { code: 'refunding', books: 0, other: 100 },
    ],
    [
      'payments without a deed',
      { unreceived: [{ id: 'P', fen: 9 }] },
      { code: 'unreceived', books: 0, other: 9, payments: ['P'] },
    ],
    [
      'a statement of another sum',
      { statement: { '0102': 19_000 } },
      { code: 'statement', books: 20_000, other: 19_000, about: '0102' },
    ],
    [
      'a statement of a method without any deed',
      { statement: { '0103': 1 } },
      { code: 'statement', books: 0, other: 1, about: '0103' },
    ],
  ])('name %s', (_, beside, difference) => {
    expect(findDifferences(sums, { ...AGREED, ...beside })).toEqual([difference])
  })

  test('name movements that do not balance', () => {
    const torn = sumPeriod(
      {},
      reverse(M)
        .slice(1)
        .flatMap((line) => on('2026-03-01', 'reverse', [line])),
    )
    const agreed = { ...AGREED, now: {}, openCredit: 0, paidYears: 0, statement: {} }
    expect(findDifferences(torn, agreed)).toEqual([
      { code: 'unbalanced', books: -20_000, other: 0 },
    ])
  })
})

test.each([
  ['the first one begins with the books', { firstBooked: '2026-03-01' }, '2026-03-01'],
  [
    'each begins on the day after the one before',
    { firstBooked: '2026-03-01', lastClosed: '2026-03-31' },
    '2026-04-01',
  ],
  ['yesterday alone can be closed', { lastClosed: '2026-04-08' }, '2026-04-09'],
  ['today cannot be closed', { lastClosed: '2026-04-09' }, undefined],
  ['nor days to come', { firstBooked: '2026-05-01', lastClosed: '2026-05-01' }, undefined],
  ['nothing is closed before there is a deed', {}, undefined],
])('%s', (_, days, from) => {
  const period = closablePeriod({ ...days, today: '2026-04-10' })
  expect(period).toEqual(from && { from, through: '2026-04-09' })
})
