import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimalProduct, decimalSum } from '#domain/decimal.ts'
import { numberIn, plainNumber } from '#domain/plainNumber.ts'

describe('calculations come out as they do on paper', () => {
  test.each([
    [[0.1, 0.2], 0.3],
    [[100.1, -100], 0.1],
    [[72.68, 10.93, 2.73, 13.66], 100],
    [[9007199254740992, 0], 9007199254740992],
    [[1e21, 1], 1e21],
    [[-0.3, 0.1], -0.2],
    [[], 0],
  ])('the sum of %j is %d', (numbers, sum) => expect(decimalSum(numbers)).toBe(sum))

  test.each([
    [[1.1, 3], 3.3],
    [[19.9, 3], 59.7],
    [[-0.1, 0.1], -0.01],
    [[1e200, 1e200], Number.POSITIVE_INFINITY],
  ])('the product of %j is %d', (numbers, product) => expect(decimalProduct(numbers)).toBe(product))

  test('cents add up to the last one', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 }), { maxLength: 20 }), (cents) => {
        const sum = cents.reduce((total, each) => total + each, 0)
        expect(decimalSum(cents.map((each) => each / 100))).toBe(sum / 100)
      }),
    )
  })
})

test.each([
  [0.0000001, '0.0000001'],
  [-1.5e-9, '-0.0000000015'],
  [1e21, '1000000000000000000000'],
  [12.5, '12.5'],
])('%d is written as %s', (number, text) => expect(plainNumber(number)).toBe(text))

test.each([
  ['20', 20],
  [' -3.50 ', -3.5],
  ['', undefined],
  ['1e3', undefined],
  ['0x10', undefined],
  ['3 天', undefined],
])('the text %j holds the number %j', (text, number) => expect(numberIn(text)).toBe(number))
