import { describe, expect, test } from 'vitest'
import type { Logic } from '#contract/logic.ts'
import { checkRule } from '#domain/logic/checkRule.ts'
import {
  checkFormRule,
  explainFormRule,
  formRuleHolds,
  formRuleValue,
} from '#domain/logic/formRule.ts'
import { FORM_OPERATOR_TABLE } from '#domain/logic/operators/formOperatorRegistry.ts'
import { readsClock } from '#domain/logic/readsClock.ts'
import { env } from './env.ts'

/** Today is 21 November 2026 in China. */
const answers = {
  name: '王芳',
  blank: ' ',
  none: [],
  years: '12',
  codes: ['01', '02'],
  zero: 0,
  birthDay: '2008-11-21',
  birthDay2: '2008年11月22日',
  leap: '2008-02-29',
  month: '2020-03',
  year: '2020',
  compact: '20200305 10:30',
  nonsense: '2020-13-40',
  period: ['2024-01-31', '2024-03-01'],
  works: [{ amount: 0.1, paid: '0.2' }, { amount: 0.2, paid: 'viel' }, { paid: 3 }],
}

const cases: [name: string, rule: Logic, value: unknown][] = [
  ['filled asks for all of them', { filled: [{ var: 'name' }, { var: 'zero' }] }, true],
  ['filled takes blanks for nothing', { filled: [{ var: 'name' }, { var: 'blank' }] }, false],
  [
    'countOf counts what is filled in',
    { countOf: [{ var: 'name' }, { var: 'blank' }, { var: 'none' }, { var: 'zero' }] },
    2,
  ],
  [
    'sum adds a column without the remainders of decimals',
    { sum: [{ var: 'works' }, 'amount'] },
    0.3,
  ],
  ['sum reads numeric text and leaves the rest out', { sum: [{ var: 'works' }, 'paid'] }, 3.2],
  ['sum of no rows is 0', { sum: [{ var: 'nowhere' }, 'amount'] }, 0],
  ['sum of chosen rows', { sum: [{ filter: [{ var: 'works' }, 'paid', ['3']] }, 'paid'] }, 3],
  ['day makes dates of every format comparable', { day: { var: 'birthDay2' } }, '2008-11-22'],
  ['day of a month is its first', { day: { var: 'month' } }, '2020-03-01'],
  ['day of a year is its first', { day: { var: 'year' } }, '2020-01-01'],
  ['day leaves the time out', { day: { var: 'compact' } }, '2020-03-05'],
  ['day of a date that does not exist is missing', { day: { var: 'nonsense' } }, null],
  ['day of now is the day in China', { day: 'now' }, '2026-11-21'],
  ['age is full on the anniversary', { age: { var: 'birthDay' } }, 18],
  ['age is not full the day before', { age: { var: 'birthDay2' } }, 17],
  ['age of 29 February is full on 1 March', { age: [{ var: 'leap' }, '2009-02-28'] }, 0],
  ['age of 29 February on 1 March', { age: [{ var: 'leap' }, '2009-03-01'] }, 1],
  ['age of nothing is missing', { age: { var: 'nowhere' } }, null],
  ['a missing age is not below', { '<': [{ age: { var: 'nowhere' } }, 18] }, false],
  ['days counts calendar days', { days: [{ var: 'period.0' }, { var: 'period.1' }] }, 30],
  ['days backwards are negative', { days: ['now', '2026-11-20'] }, -1],
  ['days of nothing are missing', { days: [{ var: 'nowhere' }, 'now'] }, null],
  ['two empty fields are not equal', { '==': [{ var: 'nowhere' }, { var: 'none' }] }, false],
  ['nothing is unlike everything', { '!=': [{ var: 'nowhere' }, { var: 'none' }] }, true],
  ['nothing is not even the same', { '===': [{ var: 'nowhere' }, { var: 'none' }] }, false],
  ['one empty field differs', { '!=': [{ var: 'name' }, { var: 'nowhere' }] }, true],
  ['nothing is before nothing', { '<=': [{ var: 'nowhere' }, { var: 'none' }] }, false],
  ['texts are equal as they are written', { '==': ['1.0', '1'] }, false],
  ['a text equals the number that it holds', { '==': [{ var: 'years' }, 12] }, true],
  ['a text is another kind than a number', { '===': [{ var: 'years' }, 12] }, false],
  ['a text orders with a number', { '>=': [{ var: 'years' }, 5] }, true],
  ['texts that hold numbers order as numbers', { '<': ['9', { var: 'years' }] }, true],
  ['a text that holds none does not order with a number', { '<': [{ var: 'name' }, 18] }, false],
  ['a chosen list is not equal to a code', { '==': [{ var: 'codes' }, '01'] }, false],
  ['but unlike it', { '!=': [{ var: 'codes' }, '01'] }, true],
  ['two lists of the same entries are equal', { '==': [{ var: 'codes' }, ['01', '02']] }, true],
  ['a switch is not its text', { '==': [true, 'true'] }, false],
  ['now is today in a comparison', { '<': [{ day: { var: 'birthDay' } }, 'now'] }, true],
  ['today is equal to now', { '==': [{ day: 'now' }, 'now'] }, true],
  ['decimals add up', { '==': [{ '+': [0.1, 0.2] }, 0.3] }, true],
  ['a difference is what it is on paper', { '-': [100.1, 100] }, 0.1],
  ['cat writes numbers as people do', { cat: [{ '*': [1.1, 3] }, ' 元'] }, '3.3 元'],
]

describe('operators of forms (decision 0291)', () => {
  test.each(cases)('%s', (_name, rule, value) => {
    expect(checkRule(rule, [...Object.keys(answers), 'nowhere'], FORM_OPERATOR_TABLE)).toEqual([])
    expect(formRuleValue(rule, answers, env)).toEqual(value)
    expect(explainFormRule(rule, answers, env).value).toEqual(value)
  })

  test('a rule over answers of another kind has no value, instead of ending the form', () => {
    const rule: Logic = { '+': [{ var: 'name' }, 18] }
    expect(formRuleValue(rule, answers, env)).toBeNull()
    expect(formRuleHolds({ sum: [{ var: 'name' }, 'amount'] }, answers, env)).toBe(false)
    expect(explainFormRule(rule, answers, env)).toMatchObject({ value: null, operands: [] })
  })

  test('an operator or field that does not exist is found', () => {
    expect(checkFormRule({ divide: [1, 2] }, {})).toMatchObject([{ code: 'unknown-operator' }])
    expect(checkFormRule({ filled: { var: 'b' } }, {})).toMatchObject([{ code: 'unknown-root' }])
  })
})

test.each<[rule: Logic, reads: boolean]>([
  [{ age: { var: 'birthDay' } }, true],
  [{ age: [{ var: 'birthDay' }, { var: 'begin' }] }, false],
  [{ '<': [{ day: { var: 'begin' } }, { day: 'now' }] }, true],
  [{ var: 'now' }, false],
  [{ anyIn: [{ var: 'a' }, ['now']] }, true],
])('%j depends on the time: %s', (rule, reads) => expect(readsClock(rule)).toBe(reads))
