import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { birthDayOf } from '#domain/person/birthDayOf.ts'
import { ageOn, type LimitFacts, meetsLimit } from '#domain/record/limitCondition.ts'

const TODAY = '2026-11-21'
const nobody: LimitFacts = { memberTypes: [] }

describe('a title level', () => {
  test.each([
    ['1', '2', true],
    ['2', '2', true],
    ['3', '2', false],
    ['5', '5', true],
    ['9', '5', false],
    ['0', '5', false],
    ['x', '5', false],
    ['', '5', false],
    [undefined, '5', false],
  ])('of a candidate %s, wanted %s: %s', (titleLevel, value, meets) => {
    expect(meetsLimit({ code: '1', value }, { ...nobody, titleLevel }, TODAY)).toBe(meets)
  })

  test('a higher level meets whatever a lower one meets', () => {
    const level = fc.integer({ min: 1, max: 5 })
    fc.assert(
      fc.property(level, level, level, (wanted, a, b) => {
        const meets = (titleLevel: number) =>
          meetsLimit(
            { code: '1', value: String(wanted) },
            { ...nobody, titleLevel: String(titleLevel) },
            TODAY,
          )
        return !meets(Math.max(a, b)) || meets(Math.min(a, b))
      }),
    )
  })
})

describe('the maximum age', () => {
  test.each([
    ['on the day before the 66th birthday', '1960-11-22', true],
    ['on the 66th birthday', '1960-11-21', false],
    ['on the day after it', '1960-11-20', false],
    ['on the 65th birthday', '1961-11-21', true],
    ['for somebody not born yet', '2030-01-01', true],
  ])('of 65 %s', (_when, birthDay, meets) => {
    expect(meetsLimit({ code: '2', value: '65' }, { ...nobody, birthDay }, TODAY)).toBe(meets)
  })

  test.each([
    ['2026-02-28', 29],
    ['2026-03-01', 30],
    ['2028-02-28', 31],
    ['2028-02-29', 32],
  ])('somebody born on 29 February 1996 is on %s %i years old', (today, age) => {
    expect(ageOn(today, '1996-02-29')).toBe(age)
  })

  test('a birthday nobody knows does not meet it', () => {
    expect(meetsLimit({ code: '2', value: '120' }, nobody, TODAY)).toBe(false)
  })
})

describe('a member type', () => {
  test.each([
    ['one of the list', '10101, 10102', ['10102'], true],
    ['one of several memberships', '10101', ['10201', '10101'], true],
    ['another type', '10101,10102', ['10103'], false],
    ['a type that only begins alike', '10101', ['101010'], false],
    ['no membership', '10101', [], false],
    ['a condition that names none', ' ', ['10101'], false],
  ])('%s', (_case, value, memberTypes, meets) => {
    expect(meetsLimit({ code: '9', value }, { memberTypes }, TODAY)).toBe(meets)
  })
})

test.each([
  ['99010119910520012x', undefined],
  ['110101199003074514', '1990-03-07'],
  ['110101199003074515', undefined],
  ['11010519491231002X', '1949-12-31'],
  ['11010519491231002x', '1949-12-31'],
  ['E00000001', undefined],
])('the resident ID %s says the birthday %s', (cardNo, birthDay) => {
  expect(birthDayOf(cardNo, 2026)).toBe(birthDay)
})
