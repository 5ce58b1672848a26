import fc from 'fast-check'
import { expect, test } from 'vitest'
import { backtracking } from '#domain/patterns/backtracking.ts'
import { overlaps } from '#domain/patterns/charSet.ts'
import { parsePattern } from '#domain/patterns/parsePattern.ts'
import { type Automaton, positionAutomaton } from '#domain/patterns/positionAutomaton.ts'

/** Small expressions over two letters, with every way to repeat and to choose. */
const { pattern } = fc.letrec<{ pattern: string }>((rule) => ({
  pattern: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    fc.constantFrom('a', 'b', '[ab]', ''),
    fc.tuple(rule('pattern'), rule('pattern')).map(([left, right]) => left + right),
    fc.tuple(rule('pattern'), rule('pattern')).map(([left, right]) => `(?:${left}|${right})`),
    fc
      .tuple(rule('pattern'), fc.constantFrom('*', '+', '?', '{2}', '{1,3}', '{2,}'))
      .map(([body, quantifier]) => `(?:${body})${quantifier}`),
  ),
}))

/** One run of the automaton over one more letter: state to ways there. */
function readOn({ sets, edges }: Automaton, runs: Map<number, number>, letter: string) {
  const unit = letter.charCodeAt(0)
  const next = new Map<number, number>()
  for (const [state, count] of runs)
    for (const [to, ways] of edges[state] ?? [])
      if (overlaps(sets[to] ?? [], [[unit, unit]])) next.set(to, (next.get(to) ?? 0) + count * ways)
  return next
}

/**
 * By length, in how many ways the automaton reads each beginning of a text: what backtracking tries, one after the other,
 * when the text then fails.
 */
function waysToRead(automaton: Automaton, text: string): number[] {
  let runs = new Map([[0, 1]])
  return [...text].map((letter) => {
    runs = readOn(automaton, runs, letter)
    return [...runs.values()].reduce((total, count) => total + count, 0)
  })
}

/** Longer than any turn of these expressions, so that a count which only comes and goes has had its greatest in it. */
const LONG = 400

test('what is called linear reads no text in more ways the longer it is', () => {
  const word = fc.stringMatching(/^[ab]{1,3}$/)
  fc.assert(
    fc.property(pattern, word, word, (source, head, turn) => {
      const root = parsePattern(source)
      fc.pre(backtracking(root) === 'linear')
      const ways = waysToRead(positionAutomaton(root), head + turn.repeat(2 * LONG))
      expect(Math.max(...ways.slice(LONG))).toBeLessThanOrEqual(Math.max(...ways.slice(0, LONG)))
    }),
    { numRuns: 3_000, examples: [['(?:(?:[ab]b){2})*[ab]', 'b', 'b']] },
  )
})

test.each([
  ['(?:a|b)*a', 'linear'],
  ['a*b*a*', 'unsure'],
  ['(?:a|ab)(?:c|bcd)(?:d*)', 'linear'],
  ['(?:a*b?)*', 'catastrophic'],
])('%s is %s', (source, verdict) => {
  expect(backtracking(parsePattern(source))).toBe(verdict)
})
