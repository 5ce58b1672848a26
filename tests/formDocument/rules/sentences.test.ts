import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Logic } from '#contract/logic.ts'
import { formRuleHolds } from '#domain/logic/formRule.ts'
import { parseCondition } from '#formDocument/rules/sentence/parseRule.ts'
import { writeCondition } from '#formDocument/rules/sentence/writeRule.ts'
import { subjectName } from '#formDocument/rules/words/names.ts'
import { context } from '../../runtime/core/form/bundles.ts'
import { answers, anyTest, bundleOf, conditionOf, formWith } from './ruleForms.ts'

const { fields } = bundleOf(formWith())
const party: Logic = { var: 'party' }
const years: Logic = { var: 'years' }
const day = (key: string): Logic => ({ day: { var: key } })

describe('a sentence', () => {
  test('is read as it was written', () => {
    fc.assert(
      fc.property(conditionOf(anyTest), (condition) => {
        expect(parseCondition(writeCondition(condition, fields), fields)).toEqual(condition)
      }),
      { numRuns: 1000 },
    )
  })
})

test.each([
  ['出生日期', '出生日期的年龄'],
  ['孩子的生日', '孩子的生日的年龄'],
  ['评定年月', '从“评定年月”到今天的年数'],
])('only a date of birth has an age: %s', (label, name) => {
  const rated = bundleOf([[{ type: 'dateTime', value: 'rated', label, fmt: 'yyyy-MM' }]])
  expect(subjectName({ kind: 'age', path: 'rated' }, rated.fields)).toBe(name)
})

/** Rules as people write them, in every spelling that a sentence takes. */
const SPELLINGS: readonly Logic[] = [
  { '==': [party, '01'] },
  { '!=': [party, '01'] },
  { anyIn: [party, '01,02'] },
  { '==': [{ var: 'open' }, true] },
  { '!=': [{ var: 'open' }, false] },
  { var: 'open' },
  { '!': { var: 'open' } },
  { notEmpty: { var: 'name' } },
  { '!': { isEmpty: [{ var: 'name' }] } },
  { '!': [{ filled: [{ var: 'name' }] }] },
  { filled: [party, years, { var: 'works' }] },
  { '<': [3, years] },
  { '!': { '==': [years, { var: 'papers' }] } },
  { '!': { '!=': [years, { var: 'papers' }] } },
  { '>': [{ day: 'now' }, day('birth')] },
  { '>=': [day('birth'), { day: '2008-11-25' }] },
  { '<': [{ age: [{ var: 'birth' }, 'now'] }, 18] },
  { and: [{ and: [{ filled: party }, { '>': [years, 1] }] }, { filled: { var: 'name' } }] },
  { or: [{ and: [{ filled: party }] }, { or: [{ '>': [years, 1] }] }] },
  { and: [{ or: [{ filled: party }, { filled: years }] }, { filled: [years, party] }] },
]

describe('a rule that a sentence says', () => {
  test.each(SPELLINGS.map((rule) => [JSON.stringify(rule), rule] as const))(
    '%s means the same when it is written again',
    (_, rule) => {
      const condition = parseCondition(rule, fields)
      if (!condition) throw new Error('no sentence')
      const written = writeCondition(condition, fields)
      fc.assert(
        fc.property(answers, (values) => {
          expect(formRuleHolds(written, values, context)).toBe(formRuleHolds(rule, values, context))
        }),
      )
    },
  )
})

/** Rules that stay as they are. */
const BEYOND: readonly Logic[] = [
  true,
  { '==': [{ var: 'name' }, '甲'] },
  { '==': [{ var: 'degrees' }, '01'] },
  { '===': [party, '01'] },
  { '>': [{ '+': [years, 1] }, 3] },
  { '<': [1, years, 3] },
  { '<': [{ var: 'birth' }, '2008-11-25'] },
  { '>': [{ var: 'years', more: 1 }, 1] },
  { '>': [{ var: ['years', 0] }, 1] },
  { '>': [{ var: 'gone' }, 1] },
  { anyIn: [party, []] },
  { anyIn: [{ var: 'works' }, ['01']] },
  { '!': { and: [{ filled: party }, { filled: years }] } },
  { if: [{ filled: party }, { filled: years }, true] },
  {
    or: [
      { filled: party },
      { and: [{ filled: years }, { or: [{ filled: party }, { filled: { var: 'name' } }] }] },
    ],
  },
]

describe('a rule beyond sentences', () => {
  test.each(BEYOND.map((rule) => [JSON.stringify(rule), rule] as const))('%s', (_, rule) => {
    expect(parseCondition(rule, fields)).toBeUndefined()
  })
})
