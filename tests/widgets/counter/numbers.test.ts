import { describe, expect, test } from 'vitest'
import { stepped } from '#widgets/counter/numbers.ts'

describe('counting in steps', () => {
  test.each([
    ['starts at min', undefined, 1, { min: 5 }, 5],
    ['starts at zero without min', undefined, 1, {}, 0],
    ['stops at max', 9.5, 1, { max: 10 }, 10],
    ['stops at min', 1, -1, { min: 1 }, 1],
    ['has no binary dust', 0.2, 1, { step: 0.1 }, 0.3],
    ['goes by one from a typed number where no step is set', 1.25, 1, {}, 2.25],
    ['goes up to the next place of the step', 7, 1, { step: 5 }, 10],
    ['goes down to the next place of the step', 7, -1, { step: 5 }, 5],
    ['counts its steps from min', 4, 1, { min: 1, step: 3 }, 7],
    ['stops at the last place below max', 9, 1, { min: 0, max: 10, step: 3 }, 9],
    ['comes back from beyond max', 99, -1, { max: 10, step: 3 }, 9],
  ] as const)('%s', (_, value, direction, ui, next) =>
    expect(stepped(value, direction, ui)).toBe(next),
  )
})
