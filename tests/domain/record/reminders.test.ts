import { expect, test } from 'vitest'
import { byDaylight, dueReminders } from '#domain/record/reminders.ts'

test.each([
  ['2026-12-01', '2026-12-31', -30],
  ['2026-12-24', '2026-12-31', -7],
  ['2026-12-31', '2026-12-31', 0],
  ['2027-01-30', '2026-12-31', 30],
  ['2028-01-30', '2028-02-29', -30],
])('on %s a term that ends on %s is reminded of as %i days from its end', (today, endAt, day) => {
  const due = dueReminders(today).filter(({ from, to }) => from <= endAt && endAt <= to)
  expect(due.map((one) => one.day)).toEqual([day])
})

test.each(['2026-11-30', '2026-12-20', '2026-12-28', '2027-01-10', '2027-02-05'])(
  'on %s nothing is said of a term that ends on 2026-12-31',
  (today) => {
    const due = dueReminders(today).filter(
      ({ from, to }) => from <= '2026-12-31' && '2026-12-31' <= to,
    )
    expect(due).toEqual([])
  },
)

test.each(['2026-12-02', '2026-12-03'])('a day missed is made up for on %s', (today) => {
  expect(dueReminders(today)[0]).toMatchObject({ day: -30, to: expect.stringMatching(/^2027-01/) })
  const due = dueReminders(today).filter(
    ({ from, to }) => from <= '2026-12-31' && '2026-12-31' <= to,
  )
  expect(due.map(({ day }) => day)).toEqual([-30])
})

test.each([
  ['2026-11-21T00:59:59Z', '2026-11-21T01:00:00.000Z'],
  ['2026-11-21T01:00:00Z', '2026-11-21T01:00:00.000Z'],
  ['2026-11-21T11:59:59Z', '2026-11-21T11:59:59.000Z'],
  ['2026-11-21T12:00:00Z', '2026-11-22T01:00:00.000Z'],
  ['2026-11-20T16:30:00Z', '2026-11-21T01:00:00.000Z'],
])('what is decided on at %s goes out at %s', (now, at) => {
  expect(byDaylight(new Date(now)).toISOString()).toBe(at)
})
