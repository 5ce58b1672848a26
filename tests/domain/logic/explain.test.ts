import { expect, test } from 'vitest'
import { explain } from '#domain/logic/explain.ts'
import { varsOf } from '#domain/logic/varsOf.ts'
import { env } from './env.ts'

test('a trace mirrors the rule, with pointers, values and the operand that decided', () => {
  const rule = { or: [{ anyIn: [{ var: 'kind' }, ['01']] }, { isEmpty: { var: 'type' } }, true] }
  expect(explain(rule, { kind: '02' }, env)).toEqual({
    path: '',
    op: 'or',
    value: true,
    decidedBy: 1,
    operands: [
      {
        path: '/or/0',
        op: 'anyIn',
        value: false,
        operands: [
          {
            path: '/or/0/anyIn/0',
            op: 'var',
            value: '02',
            operands: [],
          },
          {
            path: '/or/0/anyIn/1',
            op: 'literal',
            value: ['01'],
            operands: [{ path: '/or/0/anyIn/1/0', op: 'literal', value: '01', operands: [] }],
          },
        ],
      },
      {
        path: '/or/1',
        op: 'isEmpty',
        value: true,
        operands: [{ path: '/or/1/isEmpty', op: 'var', value: null, operands: [] }],
      },
    ],
  })
})

test('the branch of an if is what decided it, and only what was needed was evaluated', () => {
  const trace = explain({ if: [false, 'a', true, 'b', 'c'] }, {}, env)
  expect(trace.operands.map(({ path }) => path)).toEqual(['/if/0', '/if/2', '/if/3'])
  expect(trace.operands[trace.decidedBy ?? -1]).toMatchObject({ value: 'b' })
})

test('varsOf lists every path a rule may read, also in branches that are not taken', () => {
  const rule = {
    if: [true, { var: 'a.b' }, { cat: [{ var: ['c', { var: 'd' }] }, { var: 'a.b' }] }],
  }
  expect(varsOf(rule)).toEqual(['a.b', 'c', 'd'])
})
