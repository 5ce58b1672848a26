import { describe, expect, test } from 'vitest'
import { creditYears } from '#domain/money/fees/creditYears.ts'
import { totalOf, yearsOf } from '#domain/money/fees/feeSpan.ts'
import { type ConfiguredFee, feeOf } from '#domain/money/fees/feeVersions.ts'
import { owedSpans } from '#domain/money/fees/owedSpans.ts'
import { coveredThrough, endAfter, type PaidYears } from '#domain/money/fees/paidYears.ts'
import { payYears } from '#domain/money/fees/payYears.ts'
import { fenOf, yuanOf } from '#domain/money/fees/yuan.ts'

test.each([
  ['01', '2027', { first: 2027, last: 2027 }],
  ['02', '2025,2027', { first: 2025, last: 2027 }],
  ['02', '2026,2026', { first: 2026, last: 2026 }],
  ['03', '2025,2027', { first: 2025, last: 2027 }],
  ['01', '2025,2027', undefined],
  ['02', '2027', undefined],
  ['02', '2027,2025', undefined],
  ['02', '', undefined],
  ['01', '27', undefined],
])('a period %s of %j is the years %j', (yearMethod, year, years) => {
  expect(payYears({ yearMethod, year })).toEqual(years)
})

describe('the fee of a year is the newest version that is for it', () => {
  const rising: ConfiguredFee = [
    { amount: 10_000 },
    { amount: 15_000, from: 2026 },
    { amount: 12_000, from: 2028 },
  ]
  test.each([
    [{ amount: 10_000 }, 1999, 10_000],
    [{ amount: 0 }, 2026, 0],
    [rising, 2025, 10_000],
    [rising, 2026, 15_000],
    [rising, 2027, 15_000],
    [rising, 2030, 12_000],
    [[...rising].reverse(), 2027, 15_000],
    [[{ amount: 10_000, from: 2026 }], 2025, undefined],
    [[], 2026, undefined],
  ] as [ConfiguredFee, number, number | undefined][])('%j in %d: %j', (fee, year, amount) => {
    expect(feeOf(fee, year)).toBe(amount)
  })
})

test.each([
  ['2026-12-31', 2026],
  ['2026-12-30', 2025],
  ['2029-04-30', 2028],
])('a term until %s covers the years until %d', (endAt, year) => {
  expect(coveredThrough(endAt)).toBe(year)
})

test.each([
  [null, 2026, '2026-12-31'],
  ['2025-12-31', 2026, '2026-12-31'],
  ['2029-04-30', 2028, '2029-04-30'],
])('a term until %j ends, with %d paid, on %s', (endAt, year, end) => {
  expect(endAfter(endAt, year)).toBe(end)
})

describe('what is owed, this year being 2026 and the period 2025 to 2028', () => {
  const line = (type: string, from: number, to: number, amount = 100) => ({
    type,
    from,
    to,
    amount,
    total: amount * (to - from + 1),
  })
  const fresh: PaidYears = { joined: 2026, endAt: null, paid: new Set() }
  const until = (endAt: string, ...paid: number[]): PaidYears => ({
    joined: 2020,
    endAt,
    paid: new Set(paid),
  })
  const flat = { amount: 100 }
  const dearer = [{ amount: 100 }, { amount: 150, from: 2027 }]

  test.each([
    ['never paid', fresh, 2026, flat, [line('01', 2026, 2026)]],
    ['never paid, several years', fresh, 2028, flat, [line('01', 2026, 2028)]],
    ['joined before the period', { ...fresh, joined: 2019 }, 2026, flat, [line('01', 2025, 2026)]],
    ['joined after the year chosen', fresh, 2025, flat, []],
    ['joined last year', { ...fresh, joined: 2025 }, 2026, flat, [line('01', 2025, 2026)]],
    ['paid through the year before', until('2025-12-31'), 2026, flat, [line('02', 2026, 2026)]],
    ['paid ahead', until('2026-12-31'), 2028, flat, [line('02', 2027, 2028)]],
    ['arrears alone', until('2024-12-31'), 2025, flat, [line('03', 2025, 2025)]],
    ['arrears and this year', until('2024-12-31'), 2026, flat, [line('04', 2025, 2026)]],
    ['arrears older than the period', until('2020-12-31'), 2025, flat, [line('03', 2025, 2025)]],
    ['paid already', until('2027-12-31'), 2026, flat, []],
    [
      'paid to the middle of a year',
      until('2026-06-30'),
      2026,
      flat,
      [{ ...line('02', 2026, 2026), startAt: '2026-07-01' }],
    ],
    [
      'a year in between paid by itself',
      until('2024-12-31', 2026),
      2028,
      flat,
      [line('03', 2025, 2025), line('02', 2027, 2028)],
    ],
    [
      'a dearer year is a line of its own',
      until('2024-12-31'),
      2028,
      dearer,
      [line('04', 2025, 2026), line('02', 2027, 2028, 150)],
    ],
    [
      'no year before the first resolution',
      until('2024-12-31'),
      2027,
      [{ amount: 100, from: 2026 }],
      [line('02', 2026, 2027)],
    ],
    ['no year after the period', until('2027-12-31'), 2040, flat, [line('02', 2028, 2028)]],
    ['a kind of member that pays nothing', fresh, 2026, { amount: 0 }, [line('01', 2026, 2026, 0)]],
  ] as [string, PaidYears, number, ConfiguredFee, object[]][])(
    '%s',
    (_name, paidYears, year, fee, lines) => {
      const owing = { period: { first: 2025, last: 2028 }, fee, paidYears, thisYear: 2026 }
      const spans = owedSpans(owing, year)
      expect(spans).toEqual(lines)
      expect(totalOf(spans)).toBe(yearsOf(spans).reduce((sum, { fen }) => sum + fen, 0))
    },
  )
})

describe('money is credited to the oldest owed years it covers to the last fen', () => {
  const owed = [
    { year: 2025, fen: 100 },
    { year: 2026, fen: 100 },
    { year: 2027, fen: 150 },
  ]
  test.each([
    [100, [2025]],
    [200, [2025, 2026]],
    [350, [2025, 2026, 2027]],
    [150, undefined],
    [250, undefined],
    [99, undefined],
    [351, undefined],
  ])('%d: %j', (fen, years) => {
    expect(creditYears(owed, fen)?.map(({ year }) => year)).toEqual(years)
  })
  test('nothing owed takes no money', () => expect(creditYears([], 100)).toBeUndefined())
})

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [10_050, '100.50'],
  [300_000_000_01, '300000000.01'],
])('%d fen are %s yuan, and back', (fen, yuan) => {
  expect(yuanOf(fen)).toBe(yuan)
  expect(fenOf(yuan)).toBe(fen)
})

test.each([1.5, -1, Number.NaN, 2 ** 53])('%d is no amount of fen', (fen) => {
  expect(() => yuanOf(fen)).toThrow(RangeError)
})

test.each([
  ['100', 10_000],
  ['100.5', 10_050],
  ['0.07', 7],
  ['1e3', undefined],
  ['-1.00', undefined],
  ['1.005', undefined],
  ['', undefined],
  ['１００', undefined],
])('%j yuan are %j fen', (yuan, fen) => {
  expect(fenOf(yuan)).toBe(fen)
})
