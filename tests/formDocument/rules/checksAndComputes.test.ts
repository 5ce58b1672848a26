import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseCheck, writeCheck } from '#formDocument/rules/checks/checkSentence.ts'
import { suggestedMessage, suggestedPlace } from '#formDocument/rules/checks/suggest.ts'
import { type Compute, parseCompute, writeCompute } from '#formDocument/rules/computes/compute.ts'
import type { Test, Value } from '#formDocument/rules/sentence/sentence.ts'
import { anyTest, bundleOf, conditionOf, formWith } from './ruleForms.ts'

const bundle = bundleOf(formWith())
const { fields } = bundle

test('a check is read as it was written', () => {
  const condition = conditionOf(anyTest)
  fc.assert(
    fc.property(condition, fc.option(condition, { nil: undefined }), (must, when) => {
      const sentence = { must, ...(when && { when }) }
      expect(parseCheck(writeCheck(sentence, fields), fields)).toEqual(sentence)
    }),
    { numRuns: 300 },
  )
})

const field = (path: string) => ({ kind: 'field', path }) as const
const other = (path: string): Value => ({ kind: 'subject', subject: field(path) })
const number = (value: number): Value => ({ kind: 'number', number: value })
const sum = { kind: 'sum', key: 'works', column: 'amount' } as const

test('a message stands at a field that always shows, where one of those that are read does', () => {
  const asked = ['name', 'more', 'extra'].map((value) => ({
    ...{ type: 'textBox', textBoxType: '01', value, label: value },
    ...(value !== 'name' && { showWhen: { notEmpty: [{ var: 'asking' }] } }),
  }))
  const asking = { type: 'textBox', textBoxType: '01', value: 'asking', label: 'asking' }
  const form = bundleOf([[asking], ...asked.map((one) => [one])])
  const atLeastTwo = (keys: string[]): Test => ({
    ...{ subject: { kind: 'countOf', keys }, by: '>=', value: number(2) },
  })
  const placeOf = (keys: string[]) =>
    suggestedPlace({ must: { join: 'all', parts: [atLeastTwo(keys)] } }, form)
  expect(placeOf(['name', 'more', 'extra'])).toBe('name')
  expect(placeOf(['more', 'extra'])).toBe('extra')
})

/** Test, its rule, its message and its place. */
const CHECKS: readonly [Test, unknown, string, string][] = [
  [
    { subject: field('birth'), by: '<', value: other('joined'), lenient: true },
    { '!': { '>=': [{ day: { var: 'birth' } }, { day: { var: 'joined' } }] } },
    '入会日期应当晚于出生日期',
    'joined',
  ],
  [
    { subject: field('joined'), by: '>=', value: other('birth'), lenient: true },
    { '!': { '<': [{ day: { var: 'joined' } }, { day: { var: 'birth' } }] } },
    '入会日期不能早于出生日期',
    'joined',
  ],
  [
    { subject: sum, by: '<=', value: number(100) },
    { '<=': [{ sum: [{ var: 'works' }, 'amount'] }, 100] },
    '成果的金额合计不能大于 100',
    'works',
  ],
  [
    { subject: sum, by: '==', value: other('years'), lenient: true },
    {
      or: [
        { '!': { filled: [{ sum: [{ var: 'works' }, 'amount'] }, { var: 'years' }] } },
        { '==': [{ sum: [{ var: 'works' }, 'amount'] }, { var: 'years' }] },
      ],
    },
    '成果的金额合计应当等于年限',
    'works',
  ],
  [
    { subject: { kind: 'countOf', keys: ['name', 'birth'] }, by: '<=', value: number(1) },
    { '<=': [{ countOf: [{ var: 'name' }, { var: 'birth' }] }, 1] },
    '姓名、出生日期最多填 1 项',
    'birth',
  ],
  [
    { subject: field('party'), by: 'notIn', value: { kind: 'codes', codes: ['01'] } },
    { '!': { anyIn: [{ var: 'party' }, ['01']] } },
    '党派不符合要求，请检查',
    'party',
  ],
]

describe('a check', () => {
  test.each(CHECKS)('%j', (one, rule, message, place) => {
    const sentence = { must: { join: 'all', parts: [one] } } as const
    expect(writeCheck(sentence, fields)).toEqual(rule)
    expect(suggestedMessage(sentence, fields)).toBe(message)
    expect(suggestedPlace(sentence, bundle)).toBe(place)
  })
})

const COMPUTES: readonly [unknown, Compute][] = [
  [{ sum: [{ var: 'works' }, 'amount'] }, { kind: 'measure', subject: sum }],
  [{ count: { var: 'works' } }, { kind: 'measure', subject: { kind: 'count', key: 'works' } }],
  [{ age: { var: 'birth' } }, { kind: 'measure', subject: { kind: 'age', path: 'birth' } }],
  [
    { days: [{ var: 'study.0' }, 'now'] },
    { kind: 'measure', subject: { kind: 'days', from: 'study.0', to: 'now' } },
  ],
  [{ '+': [{ var: 'years' }, { var: 'papers' }] }, { kind: 'add', keys: ['years', 'papers'] }],
  [{ '*': [{ var: 'years' }, { var: 'papers' }] }, { kind: 'multiply', keys: ['years', 'papers'] }],
  [{ '-': [{ var: 'years' }, { var: 'papers' }] }, { kind: 'subtract', keys: ['years', 'papers'] }],
  [
    { cat: [{ var: 'name' }, { var: 'party' }] },
    { kind: 'join', keys: ['name', 'party'], between: '' },
  ],
  [
    { cat: [{ var: 'name' }, '／', { var: 'party' }] },
    { kind: 'join', keys: ['name', 'party'], between: '／' },
  ],
]

describe('a computation', () => {
  test.each(COMPUTES)('%j is a sentence, and written as it was', (rule, compute) => {
    expect(parseCompute(rule as never, fields)).toEqual(compute)
    expect(writeCompute(compute, fields)).toEqual(rule)
  })

  test.each([
    { '+': [{ var: 'years' }, 1] },
    { '+': [{ var: 'years' }, { var: 'name' }] },
    { '-': [{ var: 'years' }] },
    { cat: [{ var: 'name' }, '／', { var: 'party' }, '，', { var: 'years' }] },
    { cat: ['约', { var: 'years' }] },
    { if: [{ var: 'open' }, 1, 2] },
  ])('%j stays as it is', (rule) => {
    expect(parseCompute(rule as never, fields)).toBeUndefined()
  })
})
