import { expect, test } from 'vitest'
import { createCompany } from '#server/store/shares/company.ts'
import { createLoopCap } from '#server/store/shares/loopCap.ts'

const LIMITS = { most: 10, least: 1, full: 0.9, spare: 0.75 }

/** What a party may have after looks at an event loop that is as busy as told. */
function capAfter(busy: readonly number[], least: number): number {
  let time = 0
  let used = 0
  const cap = createLoopCap(
    { ...LIMITS, least },
    () => used,
    () => time,
  )
  for (used of busy) {
    time += 100
    cap()
  }
  return cap()
}

test.each([
  ['an idle loop leaves all', [0.1, 0.1], 10],
  ['a full one halves it', [0.95], 5],
  ['again and again, to one', [0.99, 0.99, 0.99, 0.99, 0.99], 1],
  ['a loop in between changes nothing', [0.99, 0.8, 0.8], 5],
  ['one with time to spare gives back, one by one', [0.99, 0.5, 0.5], 7],
  ['and never more than all', [0.99, ...Array.from({ length: 20 }, () => 0.1)], 10],
])('%s', (_says, busy, most) => {
  expect(capAfter(busy, 1)).toBe(most)
})

const full = (times: number) => Array.from({ length: times }, () => 0.99)

test.each([
  ['below one it is a share of the time', full(4), 1 / 2],
  ['which is halved, too', full(5), 1 / 4],
  ['as far as it may', full(20), 1 / 8],
  ['and doubled up to one', [...full(5), 0.1, 0.1], 1],
  ['from there it grows one by one', [...full(5), 0.1, 0.1, 0.1], 2],
])('%s', (_says, busy, most) => {
  expect(capAfter(busy, 1 / 8)).toBe(most)
})

test('it looks ten times a second at most', () => {
  let looks = 0
  const cap = createLoopCap(
    LIMITS,
    () => {
      looks += 1
      return 1
    },
    () => 50,
  )
  for (let n = 0; n < 100; n += 1) cap()
  expect([looks, cap()]).toEqual([0, 10])
})

test.each([
  ['nobody', [], 0, false],
  ['one alone', ['a', 'a', 'a'], 0, false],
  ['two', ['a', 'b'], 0, true],
  ['two, long ago', ['a', 'b'], 5_000, false],
])('%s: is that company?', (_who, asked, later, is) => {
  let time = 0
  const company = createCompany(() => time)
  for (const orgId of asked) company.note(orgId)
  time += later
  expect(company.isPresent()).toBe(is)
})
