import { describe, expect, test } from 'vitest'
import { type CardType, isCardNo } from '#domain/person/cardNo.ts'

const YEAR = 2026

/** 18 digits with the check character GB 11643 gives them, reckoned here on its own. */
function residentId(first17: string): string {
  const weights = Array.from({ length: 17 }, (_, index) => 2 ** (17 - index) % 11)
  const sum = weights.reduce((total, weight, index) => total + weight * Number(first17[index]), 0)
  return first17 + '10X98765432'[sum % 11]
}

describe('a resident ID (01)', () => {
  test.each([
    ['11010519491231002X', true],
    ['11010519491231002x', true],
    [' 11010519491231002X ', true],
    ['110105194912310021', false],
    ['11010519491231002', false],
    ['11010519491231002XX', false],
    [residentId('81000019900101001'), true],
  ])('%s: %s', (cardNo, valid) => {
    expect(isCardNo('01', cardNo, YEAR)).toBe(valid)
  })

  test.each([
    ['a day that does not exist', '11010520230229001', false],
    ['a leap day that does', '11010520240229001', true],
    ['1699', '11010516991231001', false],
    ['1700', '11010517000101001', true],
    ['the current year', '11010520260101001', true],
    ['a year to come', '11010520270101001', false],
  ])('with a birth date of %s', (_, first17, valid) => {
    expect(isCardNo('01', residentId(first17), YEAR)).toBe(valid)
  })
})

/** The lengths at either side of every bound, and letters in either case. */
const others: [type: CardType, cardNo: string, valid: boolean][] = [
  ['02', 'A'.repeat(6), false],
  ['02', 'A'.repeat(7), true],
  ['02', 'a1'.repeat(10), true],
  ['02', '1'.repeat(22), false],
  ['03', '军字第1234567', false],
  ['03', '1234567', true],
  ['04', '12345', false],
  ['04', '123456', true],
  ['04', '1234567', true],
  ['04', '12345678', false],
  ['04', '12345A', false],
  ['05', 'E123', false],
  ['05', 'e1234', true],
  ['05', 'E'.repeat(17), true],
  ['05', 'E'.repeat(18), false],
  ['06', '12345678', true],
  ['06', '123456789', false],
  ['06', '1234567890', true],
  ['07', 'H12345678', true],
  ['07', 'h12345678', true],
  ['07', 'm1234567890', true],
  ['07', 'M123456789', false],
  ['07', 'K12345678', false],
]

test.each(others)('a card of type %s: %s is %s', (type, cardNo, valid) => {
  expect(isCardNo(type, cardNo, YEAR)).toBe(valid)
})
