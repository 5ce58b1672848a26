import fc from 'fast-check'
import type { Logic } from '#contract/logic.ts'

const COMPARED = ['<', '<=', '>', '>=', '==', '!=', '===', '!==']
const comparison = fc.constantFrom(...COMPARED)
const DAYS = ['2008-11-24', '2008-11-25', '2024-02-29', '2026-12-01']
const number = fc.constantFrom<Logic>(0, 1, 2, 3, 5, 2.5, -1, 18)
const text = fc.constantFrom('01', '02', 'x', '1', '', 'xxx')
const codes = fc.subarray(['01', '02', 'x', '1', 'true'], { minLength: 1, maxLength: 2 })

const variable = (keys: readonly string[]) =>
  fc.constantFrom(...keys).map((key): Logic => ({ var: key }))
const some = (keys: readonly string[]) =>
  fc
    .subarray([...keys], { minLength: 1, maxLength: Math.min(3, keys.length) })
    .map((named) => named.map((key): Logic => ({ var: key })))

const constant: fc.Arbitrary<Logic> = fc.oneof(
  { weight: 4, arbitrary: number },
  { weight: 2, arbitrary: text },
  { weight: 1, arbitrary: fc.constantFrom<Logic>(true, null) },
)

/** A value: of a field, a measure of it, or several put together. */
export const amountOf = (keys: readonly string[]): fc.Arbitrary<Logic> => {
  const one = variable(keys)
  return fc.oneof(
    { weight: 5, arbitrary: one },
    { weight: 2, arbitrary: one.map((of): Logic => ({ count: of })) },
    { weight: 2, arbitrary: some(keys).map((of): Logic => ({ countOf: of })) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.constantFrom('+', '-', '*'), one, fc.oneof(number, one))
        .map(([by, left, right]): Logic => ({ [by]: [left, right] })),
    },
    { weight: 1, arbitrary: one.map((of): Logic => ({ sum: [of, 'n'] })) },
    { weight: 1, arbitrary: one.map((of): Logic => ({ age: of })) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(one, fc.oneof(one, fc.constant<Logic>('now')))
        .map(([from, to]): Logic => ({ days: [from, to] })),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(one, number, constant)
        .map(([of, yes, no]): Logic => ({ if: [{ '>': [of, 1] }, yes, no] })),
    },
  )
}

const dayTest = (keys: readonly string[]) =>
  fc
    .tuple(
      comparison,
      variable(keys),
      fc.oneof(variable(keys), fc.constant<Logic>('now'), fc.constantFrom<Logic>(...DAYS)),
    )
    .map(
      ([by, left, right]): Logic => ({
        [by]: [
          { day: left },
          typeof right === 'string' && right !== 'now' ? right : { day: right },
        ],
      }),
    )

const testOf = (keys: readonly string[]): fc.Arbitrary<Logic> =>
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc
        .tuple(
          comparison,
          amountOf(keys),
          fc.oneof({ weight: 3, arbitrary: constant }, amountOf(keys)),
        )
        .map(([by, left, right]): Logic => ({ [by]: [left, right] })),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(number, variable(keys), number)
        .map((operands): Logic => ({ '<': operands })),
    },
    {
      weight: 3,
      arbitrary: fc.tuple(variable(keys), codes).map((operands): Logic => ({ anyIn: operands })),
    },
    { weight: 1, arbitrary: fc.tuple(variable(keys), codes).map((of): Logic => ({ in: of })) },
    { weight: 1, arbitrary: fc.tuple(text, variable(keys)).map((of): Logic => ({ in: of })) },
    { weight: 3, arbitrary: some(keys).map((of): Logic => ({ filled: of })) },
    { weight: 1, arbitrary: variable(keys).map((of): Logic => ({ isEmpty: of })) },
    { weight: 1, arbitrary: variable(keys) },
    { weight: 2, arbitrary: dayTest(keys) },
  )

const JOINTS = ['and', 'or']

export const ruleOver = (keys: readonly string[]): fc.Arbitrary<Logic> => {
  const { rule } = fc.letrec<{ rule: Logic }>((tie) => ({
    rule: fc.oneof(
      { maxDepth: 2, withCrossShrink: true },
      { weight: 4, arbitrary: testOf(keys) },
      {
        weight: 3,
        arbitrary: fc
          .tuple(fc.constantFrom(...JOINTS), fc.array(tie('rule'), { minLength: 2, maxLength: 3 }))
          .map(([by, parts]): Logic => ({ [by]: parts })),
      },
      { weight: 1, arbitrary: tie('rule').map((inner): Logic => ({ '!': inner })) },
      {
        weight: 1,
        arbitrary: fc
          .tuple(tie('rule'), tie('rule'), tie('rule'))
          .map((parts): Logic => ({ if: parts })),
      },
    ),
  }))
  return rule
}
