import { describe, expect, test } from 'vitest'
import { parseNumber, stepped } from '#widgets/counter/numbers.ts'

describe('numbers typed by hand', () => {
  test.each([
    ['12', 12],
    ['-3.5', -3.5],
    [' 7 ', 7],
    ['１２', 12],
    ['.5', 0.5],
    ['12.', 12],
    ['', null],
    ['-', null],
    ['1e9', null],
    ['十二', null],
  ])('%j is %j', (text, number) => expect(parseNumber(text)).toBe(number))
})

describe('counting in steps', () => {
  test.each([
    ['starts at min', undefined, 1, { min: 5 }, 5],
    ['starts at zero without min', undefined, 1, {}, 0],
    ['stops at max', 9.5, 1, { max: 10 }, 10],
    ['stops at min', 1, -1, { min: 1 }, 1],
    ['has no binary dust', 0.1, 1, { step: 0.2 }, 0.3],
    ['keeps the finer of both decimals', 1.25, 1, { step: 0.5 }, 1.75],
  ] as const)('%s', (_, value, direction, ui, next) =>
    expect(stepped(value, direction, ui)).toBe(next),
  )
})
