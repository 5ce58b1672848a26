import { describe, expect, test } from 'vitest'
import type { Logic } from '#contract/logic.ts'
import { withChangedCodes } from '#formDocument/uses/rules/changedCodes.ts'
import { withoutReads, withRenamedReads } from '#formDocument/uses/rules/changedReads.ts'

const known = Object.fromEntries(['x', 'a', 'b', 't', 'x.y'].map((key) => [key, true]))
const field = { fields: new Set(['x']), columns: new Map(), known }
const column = { fields: new Set<string>(), columns: new Map([['t', new Set(['c'])]]), known }

const v = (path: string): Logic => ({ var: path })
const isA: Logic = { '==': [v('a'), 1] }
const isX: Logic = { '==': [v('x'), 1] }

describe('a rule without an answer', () => {
  test.each<[string, Logic, Logic | undefined]>([
    ['that it does not read is the same', isA, isA],
    ['has nothing left of a comparison', isX, undefined],
    [
      'has the other tests of several',
      { and: [isX, isA, { filled: v('b') }] },
      { and: [isA, { filled: v('b') }] },
    ],
    ['is the last test alone', { or: [isX, isA] }, isA],
    ['has nothing left of two', { or: [isX, { '!': isX }] }, undefined],
    [
      'goes with what is denied',
      { and: [{ '!': { or: [isX, isA] } }, isA] },
      { and: [{ '!': isA }, isA] },
    ],
    ['asks the other fields to be filled in', { filled: [v('x'), v('a')] }, { filled: [v('a')] }],
    [
      'counts the others',
      { '>=': [{ countOf: [v('x'), v('a'), v('b')] }, 2] },
      { '>=': [{ countOf: [v('a'), v('b')] }, 2] },
    ],
    [
      'does not ask for more than there are',
      { '>=': [{ countOf: [v('x'), v('a')] }, 2] },
      undefined,
    ],
    [
      'sums the others',
      { '>': [{ '+': [v('x'), v('a'), v('b')] }, 9] },
      { '>': [{ '+': [v('a'), v('b')] }, 9] },
    ],
    ['is no sum of one', { '+': [v('x'), v('a')] }, v('a')],
    ['is no difference', { '-': [v('a'), v('x')] }, undefined],
    ['does not decide by it', { if: [isX, isA, true] }, undefined],
    ['reads no end of its period', { '<': [{ day: v('x.0') }, { day: 'now' }] }, undefined],
    ['reads another key that begins like it', { filled: v('x.y') }, { filled: v('x.y') }],
  ])('%s', (_, rule, expected) => {
    const left = withoutReads(rule, field)
    expect(left).toEqual(expected)
    if (JSON.stringify(rule) === JSON.stringify(expected)) expect(left).toBe(rule)
  })

  test.each<[string, Logic, Logic | undefined]>([
    ['of a sum', { '+': [{ sum: [v('t'), 'c'] }, v('a')] }, v('a')],
    ['of filtered rows', { sum: [{ filter: [v('t'), 'c', ['1']] }, 'd'] }, undefined],
    ['of a sum over filtered rows', { sum: [{ filter: [v('t'), 'd', ['1']] }, 'c'] }, undefined],
    ['of a cell', { filled: [v('t.0.c'), v('t.0.d')] }, { filled: [v('t.0.d')] }],
    ['of another column', { sum: [v('t'), 'd'] }, { sum: [v('t'), 'd'] }],
    ['of another table', { sum: [v('a'), 'c'] }, { sum: [v('a'), 'c'] }],
  ])('reads no column %s', (_, rule, expected) => {
    expect(withoutReads(rule, column)).toEqual(expected)
  })
})

test.each<[string, Logic, Logic]>([
  ['a field', { and: [isX, isA] }, { and: [{ '==': [v('n'), 1] }, isA] }],
  ['an end of a period', v('x.0'), v('n.0')],
  ['a whole key', v('x.y'), v('x.y')],
])('%s is read by its new key', (_, rule, expected) => {
  expect(withRenamedReads(rule, field, 'n')).toEqual(expected)
})

test.each<[string, Logic, Logic]>([
  ['a sum', { sum: [v('t'), 'c'] }, { sum: [v('t'), 'n'] }],
  [
    'a filtered sum, in both',
    { sum: [{ filter: [v('t'), 'c', ['c']] }, 'c'] },
    { sum: [{ filter: [v('t'), 'n', ['c']] }, 'n'] },
  ],
  ['a cell', v('t.1.c'), v('t.1.n')],
  ['a row', v('t.1'), v('t.1')],
])('a column is read by its new key in %s', (_, rule, expected) => {
  expect(withRenamedReads(rule, column, 'n')).toEqual(expected)
})

describe('codes in rules', () => {
  const change = (code: string) => (code === '1' ? undefined : code === '2' ? '3' : code)
  test.each<[string, Logic, Logic | undefined]>([
    ['a list', { anyIn: [v('x'), ['1', '2', '4']] }, { anyIn: [v('x'), ['3', '4']] }],
    ['a text', { anyIn: [v('x'), '1,2'] }, { anyIn: [v('x'), '3'] }],
    ['a comparison', { '==': ['2', v('x')] }, { '==': ['3', v('x')] }],
    ['a comparison that is left out', { and: [{ '!=': [v('x'), '1'] }, isA] }, isA],
    ['another field', { '==': [v('a'), '1'] }, { '==': [v('a'), '1'] }],
  ])('of %s', (_, rule, expected) => {
    expect(withChangedCodes(rule, field, change)).toEqual(expected)
  })

  test('of rows that are chosen by a column', () => {
    const rule = { sum: [{ filter: [v('t'), 'c', ['1', '2']] }, 'd'] }
    expect(withChangedCodes(rule, column, change)).toEqual({
      sum: [{ filter: [v('t'), 'c', ['3']] }, 'd'],
    })
  })
})
