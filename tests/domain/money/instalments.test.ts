import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type InstalmentRule, planParts } from '#domain/money/instalments/planParts.ts'

const shown = (rule: InstalmentRule, fen: number, today: string) =>
  planParts(rule, fen, today).map((part) => [part.dueOn, part.fen])

describe('parts of a sum', () => {
  test.each<[string, InstalmentRule, number, string, [string, number][]]>([
    [
      'every month, what does not divide in the first',
      { parts: 3 },
      20_000,
      '2026-11-20',
      [
        ['2026-11-20', 6668],
        ['2026-12-20', 6666],
        ['2027-01-20', 6666],
      ],
    ],
    [
      'the last day of a shorter month',
      { parts: 3, months: 1 },
      300,
      '2027-12-31',
      [
        ['2027-12-31', 100],
        ['2028-01-31', 100],
        ['2028-02-29', 100],
      ],
    ],
    [
      'by days',
      { parts: 2, days: 45 },
      101,
      '2026-11-20',
      [
        ['2026-11-20', 51],
        ['2027-01-04', 50],
      ],
    ],
    [
      'on fixed days after today, the first at once',
      { parts: 4, dueDays: ['09-30', '03-31'] },
      400,
      '2026-09-30',
      [
        ['2026-09-30', 100],
        ['2027-03-31', 100],
        ['2027-09-30', 100],
        ['2028-03-31', 100],
      ],
    ],
    [
      'a fixed 29 February in other years',
      { parts: 2, dueDays: ['02-29'] },
      400,
      '2026-12-01',
      [
        ['2026-12-01', 200],
        ['2027-02-28', 200],
      ],
    ],
    [
      'fewer of them where they would be too small',
      { parts: 12, smallest: 6_000 },
      20_000,
      '2026-11-20',
      [
        ['2026-11-20', 6668],
        ['2026-12-20', 6666],
        ['2027-01-20', 6666],
      ],
    ],
    ['none where not even two are possible', { parts: 2, smallest: 101 }, 201, '2026-11-20', []],
    ['none of a single fen', { parts: 2 }, 1, '2026-11-20', []],
  ])('%s', (_name, rule, fen, today, parts) => {
    expect(shown(rule, fen, today)).toEqual(parts)
  })

  const RULE = fc.record(
    {
      parts: fc.integer({ min: 2, max: 12 }),
      months: fc.integer({ min: 1, max: 12 }),
      days: fc.integer({ min: 1, max: 366 }),
      dueDays: fc.array(fc.constantFrom('01-01', '02-29', '06-30', '12-31'), { minLength: 1 }),
      smallest: fc.integer({ min: 1, max: 50_000 }),
    },
    { requiredKeys: ['parts'] },
  )

  test('add up to it, are none too small, and are due one after the other', () => {
    fc.assert(
      fc.property(RULE, fc.integer({ min: 1, max: 9_999_999 }), (rule, fen) => {
        const parts = planParts(rule, fen, '2026-11-20')
        if (parts.length === 0) return
        expect(parts.length).toBeGreaterThan(1)
        expect(parts.length).toBeLessThanOrEqual(rule.parts)
        expect(parts.reduce((sum, part) => sum + part.fen, 0)).toBe(fen)
        for (const part of parts) expect(part.fen).toBeGreaterThanOrEqual(rule.smallest ?? 1)
        expect(new Set(parts.map(({ fen: one }) => one)).size).toBeLessThanOrEqual(2)
        for (const [at, part] of parts.slice(1).entries())
          expect(part.dueOn > (parts[at]?.dueOn ?? '')).toBe(true)
      }),
    )
  })
})
