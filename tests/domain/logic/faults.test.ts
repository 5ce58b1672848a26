import { describe, expect, test } from 'vitest'
import type { Logic } from '#contract/logic.ts'
import { checkRule, RULE_LIMITS } from '#domain/logic/checkRule.ts'
import { evaluate } from '#domain/logic/evaluate.ts'
import { OPERATOR_TABLE } from '#domain/logic/operators/operatorRegistry.ts'
import { RuleError } from '#domain/logic/ruleError.ts'
import { env } from './env.ts'

const nested = (depth: number): Logic =>
  Array.from({ length: depth }).reduce<Logic>((rule) => ({ '!': [rule] }), true)

/** What is wrong with the rule itself, and where: both `checkRule` and `evaluate` say the same. */
const faults: [name: string, rule: Logic, code: string, path: string][] = [
  ['two keys in one object', { and: [{ var: 'a', '!': 1 }] }, 'not-one-operator', '/and/0'],
  ['an empty object', { or: [{}, 1] }, 'not-one-operator', '/or/0'],
  ['an operator nobody has', { or: [{ log: 'x' }, 1] }, 'unknown-operator', '/or/0'],
  ['an operator name of the prototype', { constructor: [1] }, 'unknown-operator', ''],
  ['too few operands', { '==': [1] }, 'operand-count', ''],
  ['too many operands', { isEmpty: [1, 2] }, 'operand-count', ''],
  ['an empty segment', { '!': { var: 'a..name' } }, 'empty-segment', '/!/var'],
  ['an empty path', { var: '' }, 'empty-segment', '/var'],
  ['a path that is computed', { var: [{ cat: ['a', 'b'] }] }, 'operand-type', '/var/0'],
]

describe('a wrong rule', () => {
  test.each(faults)('%s is found without running it', (_, rule, code, path) => {
    expect(checkRule(rule)).toMatchObject([{ severity: 'error', code, path }])
  })

  test.each(faults)('%s is an error when it is run', (_, rule, code) => {
    expect(() => evaluate(rule, { a: {} }, env, OPERATOR_TABLE)).toThrow(
      expect.objectContaining({ name: 'RuleError', fault: code }),
    )
  })

  test.each([
    ['no years', { years: ['二〇二六', 2027] }],
    ['more years than anybody offers', { years: [1900, 2027] }],
  ])('%s is a wrong operand', (_, rule) => {
    expect(() => evaluate(rule, {}, env, OPERATOR_TABLE)).toThrow(
      expect.objectContaining({ fault: 'operand-type' }),
    )
  })

  test('names the place of a wrong operand', () => {
    const run = () => evaluate({ or: [false, { '<': [1, 'x'] }] }, {}, env, OPERATOR_TABLE)
    expect(run).toThrow(RuleError)
    expect(run).toThrow(expect.objectContaining({ fault: 'operand-type', path: '/or/1' }))
  })

  test.each<[string, Logic]>([
    ['a list compared with ==', { '==': [['a'], 'a'] }],
    ['in, of a number in a text', { in: [1, '123'] }],
    ['arithmetic with words', { '+': ['drei', 1] }],
    ['a record’s unknown action', { can: ['explode', null] }],
    ['a list that is none', { count: [5] }],
    ['an unknown mask', { mask: ['name', 'x'] }],
    ['a format with other letters', { date: ['now', 'YYYY'] }],
  ])('refuses %s', (_, rule) => {
    expect(() => evaluate(rule, {}, env, OPERATOR_TABLE)).toThrow(RuleError)
  })
})

describe('a rule is bounded', () => {
  test('in depth', () => {
    expect(checkRule(nested(RULE_LIMITS.depth))).toEqual([])
    expect(checkRule(nested(RULE_LIMITS.depth + 1))).toMatchObject([{ code: 'rule-too-deep' }])
  })

  test('in size', () => {
    const wide = (count: number): Logic => ({ or: Array.from({ length: count }, () => false) })
    expect(checkRule(wide(RULE_LIMITS.nodes - 1))).toEqual([])
    expect(checkRule(wide(RULE_LIMITS.nodes))).toMatchObject([{ code: 'rule-too-large' }])
  })
})

test('a path must start with a known root, or be a known key', () => {
  const rule: Logic = { and: [{ var: 'form.a' }, { var: 'forn.a' }, { var: 'a.b' }] }
  expect(checkRule(rule, ['form', 'a.b'])).toMatchObject([
    { code: 'unknown-root', path: '/and/1/var' },
  ])
})
