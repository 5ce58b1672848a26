import { assert, constantFrom, date, integer, property, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { firstDayOf, totalOf, yearsOf } from '#domain/money/fees/feeSpan.ts'
import { type Owing, owedSpans } from '#domain/money/fees/owedSpans.ts'
import { endAfter, lastDayOf } from '#domain/money/fees/paidYears.ts'
import {
  feeOfRest,
  PARTIAL_YEARS,
  type PartialYear,
  restOf,
} from '#domain/money/fees/partialYear.ts'
import { dayAfter } from '#domain/time/days.ts'

test.each([
  [null, 2026, undefined],
  ['2025-12-31', 2026, undefined],
  ['2026-12-31', 2026, undefined],
  ['2027-06-30', 2026, undefined],
  ['2026-01-01', 2026, { startAt: '2026-01-02', months: 11 }],
  ['2026-06-30', 2026, { startAt: '2026-07-01', months: 6 }],
  ['2026-06-01', 2026, { startAt: '2026-06-02', months: 6 }],
  ['2028-02-28', 2028, { startAt: '2028-02-29', months: 10 }],
  ['2026-12-30', 2026, { startAt: '2026-12-31', months: 0 }],
])('a term until %j leaves of %d %j', (endAt, year, rest) => {
  expect(restOf(endAt, year)).toEqual(rest)
})

test.each([
  ['whole', 10_000, 6, 10_000],
  ['none', 10_000, 6, 0],
  ['proRata', 10_000, 6, 5000],
  ['proRata', 10_000, 1, 834],
  ['proRata', 10_000, 11, 9167],
  ['proRata', 10_000, 0, 0],
  ['proRata', 1, 6, 1],
  ['proRata', 0, 6, 0],
] as [PartialYear, number, number, number][])(
  'by the rule %s, a fee of %d costs %d months %d',
  (rule, fen, months, price) => {
    expect(feeOfRest(rule, fen, { startAt: '', months })).toBe(price)
  },
)

describe('who is paid up to June owes', () => {
  const owing = (partialYear?: PartialYear): Owing => ({
    period: { first: 2026, last: 2028 },
    fee: { amount: 100 },
    paidYears: { joined: 2020, endAt: '2026-06-30', paid: new Set() },
    thisYear: 2026,
    ...(partialYear ? { partialYear } : {}),
  })
  const later = { type: '02', from: 2027, to: 2028, amount: 100, total: 200 }
  const rest = { type: '02', from: 2026, to: 2026, startAt: '2026-07-01' }

  test.each([
    [undefined, 100],
    ['whole', 100],
    ['proRata', 50],
    ['none', 0],
  ] as [PartialYear | undefined, number][])('by the rule %s', (rule, price) => {
    const first = { ...rest, amount: price, total: price }
    expect(owedSpans(owing(rule), 2028)).toEqual([first, later])
  })
})

const YEARS = { min: 2020, max: 2030 }
const cases = record({
  end: date({
    min: new Date('2019-01-01'),
    max: new Date('2029-12-31'),
    noInvalidDate: true,
  }).map((day) => day.toISOString().slice(0, 10)),
  amount: integer({ min: 0, max: 100_000_000 }),
  raised: integer({ min: 0, max: 100_000_000 }),
  from: integer(YEARS),
  until: integer(YEARS),
  partialYear: constantFrom(...PARTIAL_YEARS),
})

describe('whatever the end, the fees and the rule', () => {
  test('no day is paid that the term covers, none twice, and none up to the year is left out', () => {
    assert(
      property(cases, ({ end, until, ...facts }) => {
        const spans = owedSpans(owingOf({ end, ...facts }), until)
        let next = end < firstDay(YEARS.min) ? firstDay(YEARS.min) : dayAfter(end, 1)
        for (const span of spans) {
          expect(firstDayOf(span)).toBe(next)
          next = dayAfter(lastDayOf(span.to), 1)
        }
        expect(next >= firstDay(until + 1)).toBe(true)
      }),
    )
  })

  test('what is paid is owed no more', () => {
    assert(
      property(cases, ({ end, until, ...facts }) => {
        const owing = owingOf({ end, ...facts })
        const endAt = owedSpans(owing, until).length > 0 ? endAfter(end, until) : end
        const after = { ...owing, paidYears: { ...owing.paidYears, endAt } }
        expect(owedSpans(after, until)).toEqual([])
      }),
    )
  })

  test('the total is its years, and a share with that of the months before is the fee', () => {
    assert(
      property(cases, ({ end, until, ...facts }) => {
        const spans = owedSpans(owingOf({ end, ...facts }), until)
        expect(totalOf(spans)).toBe(yearsOf(spans).reduce((sum, { fen }) => sum + fen, 0))
        const [first] = spans
        if (facts.partialYear !== 'proRata' || first?.startAt === undefined) return
        const before = Number(end.slice(5, 7))
        const fee = first.from < facts.from ? facts.amount : facts.raised
        expect(first.amount + Number((BigInt(fee) * BigInt(before)) / 12n)).toBe(fee)
      }),
    )
  })
})

interface Facts {
  end: string
  amount: number
  raised: number
  from: number
  partialYear: PartialYear
}

const owingOf = ({ end, amount, raised, from, partialYear }: Facts): Owing => ({
  period: { first: YEARS.min, last: YEARS.max },
  fee: [{ amount }, { amount: raised, from }],
  paidYears: { joined: 2015, endAt: end, paid: new Set() },
  thisYear: 2026,
  partialYear,
})

const firstDay = (year: number): string => `${year}-01-01`
