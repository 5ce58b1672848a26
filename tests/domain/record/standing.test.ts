import { expect, test } from 'vitest'
import { standingOf } from '#domain/record/standing.ts'
import { dayAfter } from '#domain/time/days.ts'

test.each([
  ['2026-12-31', '2026-12-31', 60, 'valid'],
  ['2026-12-31', '2027-01-01', 60, 'grace'],
  ['2026-12-31', '2027-03-01', 60, 'grace'],
  ['2026-12-31', '2027-03-02', 60, 'lapsed'],
  ['2027-12-31', '2028-02-29', 60, 'grace'],
  ['2027-12-31', '2028-03-01', 60, 'lapsed'],
  ['2026-12-31', '2027-01-01', 0, 'lapsed'],
  [null, '2030-01-01', 0, 'valid'],
] as const)(
  'a member paid through %s is on %s, with %i days of grace, %s',
  (endAt, today, grace, standing) => {
    expect(standingOf({ status: '99', endAt }, today, grace)).toBe(standing)
  },
)

test.each(['01', '02', '03', '05', '06', '97'])(
  'whoever is in status %s has no standing',
  (status) => {
    expect(standingOf({ status, endAt: '2020-12-31' }, '2026-01-01', 60)).toBeUndefined()
  },
)

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-08', 1, '2026-03-09'],
  ['2027-01-30', -30, '2026-12-31'],
  ['2026-12-31', 0, '2026-12-31'],
])('%s and %i days make %s', (day, days, other) => {
  expect(dayAfter(day, days)).toBe(other)
})
