import { assert, constantFrom, integer, oneof, property, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { totalOf } from '#domain/money/fees/feeSpan.ts'
import { foregone, freeYears } from '#domain/money/fees/freeYears.ts'
import { type Owing, owedSpans } from '#domain/money/fees/owedSpans.ts'
import { type Relief, type ReliefTerms, relievedFee } from '#domain/money/fees/relief.ts'

const WAIVE: ReliefTerms = { way: 'waive' }
const HALF: ReliefTerms = { way: 'percent', percent: 50 }

test.each([
  [WAIVE, 100, 0],
  [HALF, 100, 50],
  [HALF, 101, 51],
  [{ way: 'percent', percent: 33 }, 10_000, 3300],
  [{ way: 'percent', percent: 1 }, 1, 1],
  [HALF, 0, 0],
  [{ way: 'amount', fen: 30 }, 100, 30],
  [{ way: 'amount', fen: 300 }, 100, 100],
] as [ReliefTerms, number, number][])('by %j a fee of %d is %d', (terms, fen, asked) => {
  expect(relievedFee(terms, fen)).toBe(asked)
})

const relief = (from: number, to: number, terms: ReliefTerms, resolution = '理事会〔2026〕3号') =>
  ({ from, to, terms, kind: 'hardship', resolution }) satisfies Relief

const owing = (reliefs: Relief[], more: Partial<Owing> = {}): Owing => ({
  period: { first: 2025, last: 2028 },
  fee: { amount: 100 },
  paidYears: { joined: 2020, endAt: '2025-12-31', paid: new Set() },
  thisYear: 2026,
  reliefs,
  ...more,
})
const paidTo = (endAt: string | null, ...paid: number[]) => ({
  paidYears: { joined: 2026, endAt, paid: new Set(paid) },
})

describe('a line says what is asked, and which resolution asks less', () => {
  const line = (from: number, to: number, amount: number, more: object = {}) => ({
    ...{ type: '02', from, to, amount },
    ...{ total: amount * (to - from + 1), ...more },
  })
  const why = (resolution = '理事会〔2026〕3号', full = 100) => ({
    relief: { kind: 'hardship', resolution, full },
  })

  test.each([
    ['none', [], {}, [line(2026, 2028, 100)]],
    [
      'one year',
      [relief(2027, 2027, HALF)],
      {},
      [line(2026, 2026, 100), line(2027, 2027, 50, why()), line(2028, 2028, 100)],
    ],
    ['all years', [relief(2020, 2040, HALF)], {}, [line(2026, 2028, 50, why())]],
    [
      'two of one price',
      [relief(2026, 2026, HALF), relief(2027, 2027, HALF, '另一决议')],
      {},
      [line(2026, 2026, 50, why()), line(2027, 2027, 50, why('另一决议')), line(2028, 2028, 100)],
    ],
    [
      'one that is no less',
      [relief(2026, 2028, { way: 'amount', fen: 100 })],
      {},
      [line(2026, 2028, 100)],
    ],
    [
      'a year paid in part',
      [relief(2026, 2026, HALF)],
      { partialYear: 'proRata', ...paidTo('2026-06-30') },
      [
        line(2026, 2026, 25, { startAt: '2026-07-01', ...why(undefined, 50) }),
        line(2027, 2028, 100),
      ],
    ],
  ] as [string, Relief[], Partial<Owing>, object[]][])('%s', (_name, reliefs, more, lines) => {
    expect(owedSpans(owing(reliefs, more), 2028)).toEqual(lines)
  })
})

describe('years that are next and cost nothing', () => {
  const years = (...found: [number, string | null][]) =>
    found.map(([year, endBefore]) => ({ year, endBefore }))

  test.each([
    ['none', [], {}, []],
    ['the next one', [relief(2026, 2026, WAIVE)], {}, years([2026, '2025-12-31'])],
    ['two', [relief(2026, 2027, WAIVE)], {}, years([2026, '2025-12-31'], [2027, '2026-12-31'])],
    [
      'of two reliefs',
      [relief(2026, 2026, WAIVE), relief(2027, 2027, WAIVE)],
      {},
      years([2026, '2025-12-31'], [2027, '2026-12-31']),
    ],
    ['a reduced one is not free', [relief(2026, 2026, HALF)], {}, []],
    ['not while one before is owed', [relief(2027, 2027, WAIVE)], {}, []],
    ['of who never paid', [relief(2026, 2026, WAIVE)], paidTo(null), years([2026, null])],
    ['none before joining', [relief(2024, 2026, WAIVE)], paidTo(null), years([2026, null])],
    [
      'beyond the period',
      [relief(2029, 2030, WAIVE)],
      paidTo('2028-12-31'),
      years([2029, '2028-12-31'], [2030, '2029-12-31']),
    ],
    [
      'after one paid by itself',
      [relief(2026, 2028, WAIVE)],
      paidTo('2025-12-31', 2027),
      years([2026, '2025-12-31'], [2028, '2026-12-31']),
    ],
    [
      'not the rest of a year by the rule alone',
      [],
      { partialYear: 'none', ...paidTo('2026-06-30') },
      [],
    ],
    [
      'the rest of a year by the rule, before a relief',
      [relief(2027, 2027, WAIVE)],
      { partialYear: 'none', ...paidTo('2026-06-30') },
      years([2026, '2026-06-30'], [2027, '2026-12-31']),
    ],
    [
      'less than a month by shares, before a relief',
      [relief(2027, 2027, WAIVE)],
      { partialYear: 'proRata', ...paidTo('2026-12-05') },
      years([2026, '2026-12-05'], [2027, '2026-12-31']),
    ],
    [
      'the rest of a year by a relief',
      [relief(2026, 2026, WAIVE)],
      { partialYear: 'none', ...paidTo('2026-06-30') },
      years([2026, '2026-06-30']),
    ],
    ['not of a type that pays nothing', [relief(2026, 2026, WAIVE)], { fee: { amount: 0 } }, []],
    [
      'no year without a fee',
      [relief(2026, 2028, WAIVE)],
      { fee: [{ amount: 100, from: 2027 }] },
      years([2027, '2025-12-31'], [2028, '2027-12-31']),
    ],
  ] as [string, Relief[], Partial<Owing>, object[]][])('%s', (_name, reliefs, more, found) => {
    expect(freeYears(owing(reliefs, more))).toEqual(found)
  })
})

test.each([
  [relief(2026, 2027, WAIVE), {}, 200],
  [relief(2025, 2026, HALF), {}, 50],
  [relief(2026, 2026, { way: 'amount', fen: 100 }), {}, 0],
  [relief(2026, 2030, WAIVE), {}, 500],
  [relief(2026, 2027, WAIVE), paidTo('2025-12-31', 2027), 100],
  [relief(2026, 2026, WAIVE), { fee: { amount: 0 } }, 0],
] as [Relief, Partial<Owing>, number][])('%j of %j asks %d less', (one, more, less) => {
  expect(foregone(owing([one], more), one)).toBe(less)
})

const terms = oneof(
  constantFrom(WAIVE),
  integer({ min: 1, max: 99 }).map((percent): ReliefTerms => ({ way: 'percent', percent })),
  integer({ min: 1, max: 100_000_000 }).map((fen): ReliefTerms => ({ way: 'amount', fen })),
)
const cases = record({
  amount: integer({ min: 0, max: 100_000_000 }),
  from: integer({ min: 2024, max: 2030 }),
  more: integer({ min: 0, max: 4 }),
  until: integer({ min: 2025, max: 2028 }),
  terms,
})

test('whatever the fee and the relief, what is asked and what is not are the fee to the fen', () => {
  assert(
    property(cases, ({ amount, from, more, until, terms: asked }) => {
      const one = relief(from, from + more, asked)
      const fee = { amount }
      const [plain, less] = [owing([], { fee }), owing([one], { fee })]
      const within = { from: 2025, to: until }
      expect(totalOf(owedSpans(less, until)) + foregone(less, within)).toBe(
        totalOf(owedSpans(plain, until)),
      )
    }),
  )
})
