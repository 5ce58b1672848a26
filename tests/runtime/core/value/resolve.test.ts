import { expect, test } from 'vitest'
import { OPERATOR_TABLE } from '#domain/logic/operators/operatorRegistry.ts'
import { pathsOf } from '#runtime/core/value/pathsOf.ts'
import { resolve } from '#runtime/core/value/resolve.ts'

const ENV = { dictionaries: {}, areas: [], now: 0 }
const SCOPE = { page: { n: 3, list: ['a', 'b'], none: null }, row: { id: 'r' } }

test.each([
  ['a literal', 'x', 'x'],
  ['a rule', { $: { var: 'page.n' } }, 3],
  ['holes', { $t: '第{n}届 {who}', n: { $: { var: 'page.n' } }, who: '张三' }, '第3届 张三'],
  ['a missing value in a hole', { $t: '[{x}]', x: { $: { var: 'page.none' } } }, '[]'],
  ['a hole nobody fills', { $t: '{x}' }, '{x}'],
  ['a list in a hole', { $t: '{x}', x: { $: { var: 'page.list' } } }, 'a、b'],
  ['values at any depth', { a: [{ b: { $: { var: 'row.id' } } }] }, { a: [{ b: 'r' }] }],
  ['an object that only looks like a rule', { $: 1, more: 2 }, { $: 1, more: 2 }],
])('%s', (_what, value, expected) =>
  expect(resolve(value, SCOPE, ENV, OPERATOR_TABLE)).toEqual(expected),
)

test('nothing of a prototype can be read: such a name is one the page does not have', () => {
  expect(resolve({ $: { var: 'page.constructor.name' } }, SCOPE, ENV, OPERATOR_TABLE)).toBeNull()
})

test('pathsOf finds what a value reads, wherever it reads it', () => {
  const value = {
    text: { $t: '{a}', a: { $: { var: 'page.n' } } },
    list: [{ $: { and: [{ var: 'row.id' }, { var: 'page.n' }] } }],
  }
  expect([...pathsOf(value)].sort()).toEqual(['page.n', 'row.id'])
})
