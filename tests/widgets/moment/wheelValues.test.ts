import { describe, expect, test } from 'vitest'
import { turned, wheelValues, withinWheels } from '#widgets/moment/wheelValues.ts'

describe('wheels', () => {
  test('years go from 1950 (specification, section 9) to 2100', () => {
    const years = wheelValues('yyyy', {})
    expect([years[0], years.at(-1)]).toEqual([1950, 2100])
  })

  test.each([
    [2020, 2, 29],
    [2021, 2, 28],
    [2021, 4, 30],
    [2021, 12, 31],
  ])('%i-%i has %i days', (yyyy, MM, days) =>
    expect(wheelValues('dd', { yyyy, MM })).toHaveLength(days),
  )

  test('a day the new month does not have becomes its last', () =>
    expect(turned({ yyyy: 2020, MM: 3, dd: 31 }, 'MM', 2)).toEqual({ yyyy: 2020, MM: 2, dd: 29 }))

  const last = { yyyy: 2026, MM: 11, dd: 21 }

  test.each([
    ['yyyy', {}, 2026],
    ['MM', { yyyy: 2026 }, 11],
    ['MM', { yyyy: 2025 }, 12],
    ['dd', { yyyy: 2026, MM: 11 }, 21],
    ['dd', { yyyy: 2026, MM: 10 }, 31],
  ] as const)('up to a last day, %s of %j end at %i', (unit, parts, end) =>
    expect(wheelValues(unit, parts, last).at(-1)).toBe(end),
  )

  test('turned to the last year, what lies after the last day becomes that day', () =>
    expect(turned({ yyyy: 2025, MM: 12, dd: 31 }, 'yyyy', 2026, last)).toEqual(last))

  test('a stored date before 1950 opens at 1950', () =>
    expect(withinWheels({ yyyy: 1949, MM: 10, dd: 1 })).toEqual({ yyyy: 1950, MM: 10, dd: 1 }))
})
