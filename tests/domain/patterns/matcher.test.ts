import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createPatternMatcher, PATTERN_INPUT_CAP } from '#domain/patterns/createPatternMatcher.ts'
import { loadLinearEngine } from '#domain/patterns/linearEngine.ts'
import { stripDelimiters } from '#domain/patterns/stripDelimiters.ts'

const engine = await loadLinearEngine()
const evil = { source: String.raw`\w+([-+.]\w+)*@\w+([-.]\w+)*\.\w+([-.]\w+)*`, safe: false }

const atoms = ['a', 'b', '.', '\\d', '\\D', '\\w', '\\W', '\\s', '\\S', '[^a]', '[\\d-x]', '[a-c-]']
const rare = [
  '\\u4e2d',
  '\\x41',
  '𬭎',
  '[𬭎中]',
  '\\t',
  '\\.',
  '[.]',
  '^',
  '$',
  '\\b',
  '\\B',
  '[]a]',
]
const { source } = fc.letrec<{ source: string }>((rule) => ({
  source: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom(...atoms, ...rare),
    fc.tuple(rule('source'), rule('source')).map(([left, right]) => left + right),
    fc.tuple(rule('source'), rule('source')).map(([left, right]) => `(${left}|${right})`),
    fc
      .tuple(rule('source'), fc.constantFrom('*', '+', '?', '{2}', '{0,2}', '{1,}', '*?'))
      .map(([body, quantifier]) => `(?:${body})${quantifier}`),
  ),
}))
const letters = fc.constantFrom(
  'a',
  'b',
  'c',
  '1',
  '-',
  ' ',
  '\n',
  '中',
  '𬭎',
  '\ud86d',
  '\u3000',
  '_',
)

test('the linear engine answers as the built-in one, half characters included', () => {
  fc.assert(
    fc.property(source, fc.array(letters, { maxLength: 8 }), (pattern, units) => {
      const text = units.join('')
      expect(engine(pattern)?.(text)).toBe(new RegExp(`^(?:${pattern})$`).test(text))
    }),
    { numRuns: 3_000 },
  )
})

describe('a matcher', () => {
  const native = createPatternMatcher({ linearAlways: false })
  const linear = createPatternMatcher({ linearAlways: true, engine })

  test('matches the whole text, whatever the pattern anchors', () => {
    expect(native({ source: 'a|b', safe: true }, 'ab')).toBe(false)
    expect(linear({ source: 'a|b', safe: true }, 'ab')).toBe(false)
    expect(native({ source: '^a$', safe: true }, 'a')).toBe(true)
  })

  test('reads expressions without the u flag', () => {
    expect(native({ source: '[a-z\\-]+', safe: true }, 'a-b')).toBe(true)
    expect(native({ source: '.', safe: true }, '𬭎')).toBe(false)
    expect(linear({ source: '.', safe: true }, '𬭎')).toBe(false)
  })

  test('judges an unsafe pattern only with the linear engine', () => {
    expect(native(evil, 'no address')).toBe(true)
    expect(linear(evil, 'no address')).toBe(false)
    expect(linear(evil, 'a.b@c.d')).toBe(true)
  })

  test('on a server still runs a safe pattern the linear engine cannot take', () => {
    expect(linear({ source: '(?=.*\\d).+', safe: true }, 'abc1')).toBe(true)
    expect(linear({ source: '(?=.*\\d).+', safe: true }, 'abc')).toBe(false)
  })

  test('takes no text beyond the cap', () => {
    const any = { source: '[\\s\\S]*', safe: true }
    expect(native(any, 'a'.repeat(PATTERN_INPUT_CAP))).toBe(true)
    expect(native(any, 'a'.repeat(PATTERN_INPUT_CAP + 1))).toBe(false)
  })

  test('comes to an end on the text a backtracking engine never finishes', () => {
    expect(linear(evil, `${'a.'.repeat(2_000)}@`)).toBe(false)
  })
})

test.each([
  ['/^a$/', '^a$'],
  ['/^a$/i', '^a$'],
  [' ^a/b$ ', '^a/b$'],
  ['/', '/'],
])('%s without its delimiters is %s', (text, bare) => {
  expect(stripDelimiters(text)).toBe(bare)
})
