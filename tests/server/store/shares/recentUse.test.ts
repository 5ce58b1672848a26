import { expect, test } from 'vitest'
import { createRecentUse } from '#server/store/shares/recentUse.ts'

type Used = [at: number, name: string, milliseconds: number]

test.each<[string, Used[], number, boolean]>([
  ['nobody has used anything', [], 0, false],
  ['one alone', [[0, 'a', 10]], 0, true],
  [
    'one of two alike',
    [
      [0, 'a', 10],
      [0, 'b', 10],
    ],
    0,
    false,
  ],
  [
    'one with more than two others',
    [
      [0, 'a', 21],
      [0, 'b', 10],
      [0, 'c', 10],
    ],
    0,
    true,
  ],
  [
    'turns add up',
    [
      [0, 'b', 15],
      [0, 'a', 10],
      [500, 'a', 10],
    ],
    500,
    true,
  ],
  [
    'the second before counts',
    [
      [900, 'a', 20],
      [1100, 'b', 10],
    ],
    1200,
    true,
  ],
  [
    'the one before that does not',
    [
      [0, 'a', 20],
      [1100, 'b', 10],
    ],
    2300,
    false,
  ],
  ['after a pause nothing does', [[0, 'a', 20]], 5000, false],
])('has a used most: %s', (_says, used, asked, is) => {
  let time = 0
  const use = createRecentUse(() => time)
  for (const [at, name, milliseconds] of used) {
    time = at
    use.note(name, milliseconds)
  }
  time = asked
  expect(use.isMost('a')).toBe(is)
})
