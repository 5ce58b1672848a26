import { expect, test } from 'vitest'
import { backupName, outdatedBackups } from '#server/operate/backup/keptBackups.ts'

const DAY_MS = 24 * 3600_000
/** A backup of each of so many days up to Sunday, 29 November 2026, newest last. */
const daily = (days: number) =>
  Array.from({ length: days }, (_, at) =>
    backupName(new Date(Date.parse('2026-11-29T03:17:00Z') - (days - 1 - at) * DAY_MS)),
  )
const daysOf = (names: readonly string[]) => names.map((name) => name.slice(7, 17)).sort()
const kept = (names: readonly string[], days: number, weeks: number) => {
  const outdated = outdatedBackups(names, { days, weeks })
  return daysOf(names.filter((name) => !outdated.includes(name)))
}

test.each([
  ['days', 3, 0, ['2026-11-27', '2026-11-28', '2026-11-29']],
  // The last of a week is its Sunday's.
  ['weeks', 1, 3, ['2026-11-15', '2026-11-22', '2026-11-29']],
  ['days and weeks', 2, 2, ['2026-11-22', '2026-11-28', '2026-11-29']],
  ['the newest, whatever is asked for', 0, 0, ['2026-11-29']],
])('%s are kept', (_what, days, weeks, expected) => {
  expect(kept(daily(30), days, weeks)).toEqual(expected)
})

test('of a day its last is kept', () => {
  const names = ['portal-2026-11-29T0317.tar.gz', 'portal-2026-11-29T1200.tar.gz']
  expect(outdatedBackups(names, { days: 7, weeks: 5 })).toEqual([names[0]])
})

test('a schedule that stood still for a year removes nothing when it goes on', () => {
  const names = [...daily(7), 'portal-2027-11-29T0317.tar.gz']
  expect(kept(names, 8, 0)).toHaveLength(8)
})

test('what somebody else put into the folder is left alone', () => {
  const others = [
    'before-2.0.tar.gz',
    'portal-2020-01-01.tar.gz',
    'portal-2020-01-01T0317.tar.gz.broken',
  ]
  expect(outdatedBackups([...others, ...daily(3)], { days: 3, weeks: 0 })).toEqual([])
})
