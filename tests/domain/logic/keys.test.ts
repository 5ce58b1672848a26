import { expect, test } from 'vitest'
import type { Logic } from '#contract/logic.ts'
import { checkRule } from '#domain/logic/checkRule.ts'
import { evaluate } from '#domain/logic/evaluate.ts'
import { OPERATOR_TABLE } from '#domain/logic/operators/operatorRegistry.ts'

const env = { dictionaries: {}, areas: [], now: 0 }
const scope = JSON.parse(
  '{ "constructor": "a", "__proto__": { "toString": "b" }, "rows": [{ "__proto__": 1 }] }',
)

/** A key is a key, however objects use the word: what is not the data's own is missing. */
test.each<[rule: Logic, value: unknown]>([
  [{ var: 'constructor' }, 'a'],
  [{ var: '__proto__.toString' }, 'b'],
  [{ var: 'rows.0.__proto__' }, 1],
  [{ var: 'rows.constructor' }, null],
  [{ var: 'rows.0.toString' }, null],
  [{ var: 'valueOf' }, null],
  [{ var: ['hasOwnProperty', 'absent'] }, 'absent'],
  [{ count: { filter: [{ var: 'rows' }, '__proto__', '1'] } }, 1],
])('%j is %j', (rule, value) => {
  expect(checkRule(rule)).toEqual([])
  expect(evaluate(rule, scope, env, OPERATOR_TABLE)).toEqual(value)
})
