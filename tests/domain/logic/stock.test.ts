import fc from 'fast-check'
import jsonLogic from 'json-logic-js'
import { expect, test } from 'vitest'
import type { Logic } from '#contract/logic.ts'
import { evaluate } from '#domain/logic/evaluate.ts'
import { explain } from '#domain/logic/explain.ts'
import { OPERATOR_TABLE } from '#domain/logic/operators/operatorRegistry.ts'
import { env } from './env.ts'

const scope = { n: 4, m: -2, s: 'abc', t: '', l: ['abc', 'x'], b: true, o: { n: 7 } }

const operation = (operators: readonly string[], ...operands: fc.Arbitrary<Logic>[]) =>
  fc
    .tuple(fc.constantFrom(...operators), fc.tuple(...operands))
    .map(([operator, values]): Logic => ({ [operator]: values }))

/** Rules that mean the same in json-logic and in the strict profile: operands of the kinds an operator is for. */
const { truth } = fc.letrec<{ number: Logic; text: Logic; truth: Logic }>((rule) => ({
  number: fc.oneof(
    { depthSize: 'small' },
    fc.integer({ min: -9, max: 9 }),
    fc.constantFrom<Logic>({ var: 'n' }, { var: 'm' }, { var: 'o.n' }, { var: ['zz', 5] }),
    operation(['+', '-', '*'], rule('number'), rule('number')),
    operation(['-', '+'], rule('number')),
  ),
  text: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom<Logic>('abc', '', 'x', { var: 's' }, { var: 't' }),
    operation(['cat'], rule('text'), rule('number')),
    operation(['if'], rule('truth'), rule('text'), rule('text')),
  ),
  truth: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom<Logic>(true, false, { var: 'b' }, { var: 'nowhere' }),
    operation(['<', '<=', '>', '>=', '==', '!=', '===', '!=='], rule('number'), rule('number')),
    operation(['<', '<='], rule('number'), rule('number'), rule('number')),
    operation(['<', '>=', '==', '!=='], rule('text'), rule('text')),
    operation(['in'], rule('text'), fc.constantFrom<Logic>({ var: 'l' }, ['x', 'abc'], 'abcx')),
    operation(['and', 'or'], rule('truth'), rule('text'), rule('number')),
    operation(['!', '!!'], rule('truth')),
    operation(['if'], rule('truth'), rule('truth'), rule('truth'), rule('number')),
  ),
}))

/** Decimals have one zero. */
const withoutSign = (value: unknown): unknown => (value === 0 ? 0 : value)

test('the strict profile equals json-logic-js on the rules they share', () => {
  fc.assert(
    fc.property(truth, (rule) => {
      expect(evaluate(rule, scope, env, OPERATOR_TABLE)).toEqual(
        withoutSign(jsonLogic.apply(rule as never, scope)),
      )
    }),
    { numRuns: 2_000 },
  )
})

test('explaining comes to the same value as evaluating', () => {
  fc.assert(
    fc.property(truth, (rule) => {
      expect(explain(rule, scope, env).value).toEqual(evaluate(rule, scope, env, OPERATOR_TABLE))
    }),
    { numRuns: 500 },
  )
})
