import { expect, test } from 'vitest'
import {
  monthsBefore,
  RETENTION,
  RETENTION_KINDS,
  readPeriod,
  writePeriod,
} from '#domain/record/retention.ts'

test.each([
  ['18个月', 18],
  ['2年', 24],
  ['长期', null],
  ['0年', undefined],
  ['2', undefined],
  ['两年', undefined],
  ['2 年', undefined],
])('%s is read as %s months', (text, months) => {
  expect(readPeriod(text)).toBe(months)
})

test.each([
  [24, '2年'],
  [18, '18个月'],
  [null, '长期'],
])('%s months are written as %s, which reads back', (months, text) => {
  expect(writePeriod(months)).toBe(text)
  expect(readPeriod(text)).toBe(months)
})

test.each([
  ['2026-11-23', 6, '2026-05-23'],
  ['2026-08-31', 6, '2026-02-28'],
  ['2028-02-29', 12, '2027-02-28'],
  ['2026-03-15', 36, '2023-03-15'],
])('%s less %i months is %s', (day, months, before) => {
  expect(monthsBefore(day, months)).toBe(before)
})

test.each(RETENTION_KINDS)('what is usual of %s is no shorter than what is allowed', (kind) => {
  const { least, usual } = RETENTION[kind]
  expect(usual ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(least)
})

test('six months of the log are never less than the 180 days that the database keeps', () => {
  const days = Array.from({ length: 366 }, (_, day) =>
    new Date(Date.UTC(2027, 0, 1 + day)).toISOString().slice(0, 10),
  )
  const kept = days.map(
    (day) => (Date.parse(day) - Date.parse(monthsBefore(day, RETENTION.log.least))) / 86_400_000,
  )
  expect(Math.min(...kept)).toBeGreaterThanOrEqual(180)
})
