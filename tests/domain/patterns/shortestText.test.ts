import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shortestText } from '#domain/patterns/shortestText.ts'
import type { Terms } from '#domain/patterns/terms.ts'
import { TooMuchWork } from '#domain/patterns/workBudget.ts'

const shortest = (source: string, limits = {}) =>
  shortestText((terms) => terms.pattern(source), limits)

describe('no text is found only where there is none', () => {
  test.each<[string, { min?: number; max?: number }]>([
    ['\\d{18}', { max: 11 }],
    ['[^@]+@[^@]+\\.[a-z]{2,}', { max: 5 }],
    ['a^b', {}],
    ['a$b', {}],
    ['\\ba\\B', {}],
    ['(?=.*\\d)[a-z]+', {}],
    ['(?!.*a)a', {}],
    [' *', {}],
    ['[^\\s\\S]', {}],
    ['a{2}', { min: 3 }],
  ])('%s within %o', (source, limits) => {
    expect(shortest(source, limits)).toBeUndefined()
  })
})

test.each<[string, { min?: number; max?: number }, string]>([
  ['\\d{3}', {}, '111'],
  ['^abc$', {}, 'abc'],
  ['(?=.*[A-Z])(?=.*\\d)[A-Za-z\\d]{8,16}', {}, '1111111A'],
  ['(?:(?=ab)a|c)b', {}, 'ab'],
  ['(?![0-9]+$)[0-9a-z]{6,}', { min: 7 }, '111111a'],
])('the shortest text of %s within %o is %s', (source, limits, text) => {
  expect(shortest(source, limits)).toBe(text)
})

test('length counts characters, expressions count their halves', () => {
  const text = shortest('.{3}', { max: 2 }) ?? ''
  expect([...text]).toHaveLength(2)
  expect(text).toHaveLength(3)
})

test('a language may be cut by what a text must be and must not be', () => {
  const cut = (terms: Terms) =>
    terms.both(terms.pattern('\\s?0[12]'), terms.not(terms.text('01')), terms.not(terms.text('02')))
  expect(shortestText(cut, {})?.trim()).toMatch(/^0[12]$/)
  expect(shortestText((terms) => terms.both(cut(terms), terms.trimmed), {})).toBeUndefined()
  expect(shortestText((terms) => terms.both(terms.text('01'), terms.trimmed), {})).toBe('01')
})

test('what costs too much is not decided', () => {
  expect(() => shortest('(?:[ab]{0,900}[cd]{0,900}){3}x{900}', { min: 4000 })).toThrow(TooMuchWork)
})

/** Expressions over two letters of three, blanks, and everything that reads nothing. */
const { expression } = fc.letrec<{ expression: string }>((tie) => ({
  expression: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    fc.constantFrom('a', 'b', '-', ' ', '.', '[ab]', '[^a]', '\\w', '^', '$', '\\b', '\\B'),
    fc.tuple(tie('expression'), tie('expression')).map(([left, right]) => left + right),
    fc.tuple(tie('expression'), tie('expression')).map(([left, right]) => `(?:${left}|${right})`),
    fc
      .tuple(tie('expression'), fc.constantFrom('*', '+', '?', '{2}', '{1,2}', '{2,}'))
      .map(([body, times]) => `(?:${body})${times}`),
    fc
      .tuple(fc.constantFrom('?=', '?!'), tie('expression'))
      .map(([look, body]) => `(${look}${body})`),
  ),
}))

const LONGEST = 4
const CHARACTERS = ['a', 'b', 'c', '-', '@', ' ', '\n', '😀']
const TEXTS = Array.from({ length: LONGEST }).reduce<string[][]>(
  (levels) => [
    ...levels,
    (levels.at(-1) ?? []).flatMap((text) => CHARACTERS.map((char) => text + char)),
  ],
  [['']],
)

test('agrees with the built-in engine on every short text', () => {
  const lengths = [fc.integer({ min: 0, max: 3 }), fc.integer({ min: 1, max: LONGEST })] as const
  fc.assert(
    fc.property(expression, ...lengths, (source, min, max) => {
      const engine = new RegExp(`^(?:${source})$`)
      const fits = (text: string) => text.trim() !== '' && engine.test(text)
      const expected = TEXTS.slice(min, max + 1)
        .flat()
        .some(fits)
      const found = shortest(source, { min, max })
      expect(found !== undefined).toBe(expected)
      if (found !== undefined) expect(fits(found)).toBe(true)
    }),
    { numRuns: 2_000 },
  )
})
