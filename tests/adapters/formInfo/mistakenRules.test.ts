import { describe, expect, test } from 'vitest'
import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import type { RawField } from '#contract/formInfo.ts'
import type { Logic } from '#contract/logic.ts'

const items = [{ itemCode: '01', itemName: '甲' }]
const numeric = (customRegExp: string) => ({ type: 'textBox', isRegExp: true, customRegExp })
const FIELDS: Record<string, object> = {
  text: { type: 'textBox' },
  whole: numeric('^[1-9]\\d*$'),
  money: numeric('^(?:0|[1-9]\\d*)(?:\\.\\d{1,2})?$'),
  signed: numeric('^-?\\d+(?:\\.\\d+)?$'),
  phone: numeric('^\\d{3,4}-\\d{7,8}$'),
  number: { type: 'counter' },
  computed: { type: 'textBox', compute: { days: [{ var: 'day' }, 'now'] } },
  flag: { type: 'switch' },
  one: { type: 'choice', choiceType: '01', items },
  several: { type: 'choice', choiceType: '02', items },
  path: { type: 'cascade', source: '01', items },
  day: { type: 'dateTime' },
  slashed: { type: 'dateTime', fmt: 'yyyy/MM/dd' },
  turned: { type: 'dateTime', fmt: 'dd/MM/yyyy' },
  minute: { type: 'dateTime', fmt: 'yyyy-MM-dd HH:mm' },
  time: { type: 'timePicker', fmt: 'HH:mm' },
  period: { type: 'dateTime', isTimeSlot: true },
  rows: {
    type: 'table',
    items: [
      { type: 'counter', value: 'amount', label: '金额' },
      { type: 'dateTime', value: 'on', label: '日期' },
    ],
  },
  editor: { type: 'editor' },
}

/** Code and place of what is found in the rule of a check over these fields. */
function foundIn(rule: Logic): string[] {
  const fields = Object.entries(FIELDS).map(
    ([value, more]) => ({ value, label: value, ...more }) as RawField,
  )
  const checks = [{ rule, message: '不对', at: 'text' }]
  return convertFormInfo({ formInfo: fields, checks }, { dictionaries: {} }).diagnostics.map(
    ({ code, path }) => `${code} ${path.replace('/checks/0/rule', '')}`,
  )
}

const read = (key: string): Logic => ({ var: key })

describe('a rule that can only be a mistake is an error at its place', () => {
  test.each<[name: string, rule: Logic, path: string]>([
    ['a name without var', { filled: 'text' }, '/filled'],
    ['one of several names', { countOf: [read('text'), 'day'] }, '/countOf/1'],
    ['the count of a text', { '>': [{ count: 'text' }, 1] }, '/>/0/count'],
    ['a column that is not there', { sum: [read('rows'), 'amuont'] }, '/sum/1'],
    ['a column without numbers', { sum: [read('rows'), 'on'] }, '/sum/1'],
    ['the sum of no table', { sum: [read('text'), 'amount'] }, '/sum/0'],
    ['a day that is none', { day: 'yesterday' }, '/day'],
    ['a day that does not exist', { days: [read('day'), '2026-02-30'] }, '/days/1'],
    ['the age of a number', { age: read('number') }, '/age'],
    ['the day of a time', { day: read('time') }, '/day'],
    ['the day of a period', { day: read('period') }, '/day'],
    ['a period in an order', { '<': [read('period'), 'now'] }, '/</0'],
    ['equal to nothing', { '==': [read('text'), null] }, '/==/1'],
    ['unlike an empty text', { '!=': [read('text'), ''] }, '/!=/1'],
    ['more than nothing', { '>': [read('number'), null] }, '/>/1'],
    [
      'a day beside one written in another way',
      { '>': [{ day: read('day') }, '2026/3/1'] },
      '/>/1',
    ],
    ['a day equal to no day', { '!=': ['tomorrow', { day: read('day') }] }, '/!=/0'],
    ['a date beside another way of writing', { '<=': [read('day'), '2026年3月'] }, '/<=/1'],
    ['a date beside no date', { '<': [read('slashed'), 'yesterday'] }, '/</1'],
    ['within other rules', { and: [true, { '!': { filled: 'x' } }] }, '/and/1/!/filled'],
  ])('%s', (_name, rule, path) => expect(foundIn(rule)).toEqual([`rule-invalid ${path}`]))
})

describe('a rule that is a mistake in most forms is a warning', () => {
  test.each<[name: string, rule: Logic, path: string]>([
    ['a text box in an order', { '>=': [read('text'), 18] }, '/>=/0'],
    ['a number with a sign within', { '<': [1, read('phone')] }, '/</1'],
    ['a switch in an order', { '>': [read('flag'), 1] }, '/>/0'],
    ['a path in an order', { '>': [read('path'), 1] }, '/>/0'],
    ['several choices equal to a code', { '==': [read('several'), '01'] }, '/==/0'],
    ['a path unlike a code', { '!=': ['01', read('path')] }, '/!=/1'],
    ['the count of one choice', { count: read('one') }, '/count'],
    ['dates that are written in two ways', { '<': [read('slashed'), read('day')] }, '/</0'],
    ['a date with slashes beside today', { '>': ['now', read('slashed')] }, '/>/1'],
    ['a minute beside a day', { '>': [read('minute'), { day: read('day') }] }, '/>/0'],
    ['the count of a day', { count: read('day') }, '/count'],
  ])('%s', (_name, rule, path) => expect(foundIn(rule)).toEqual([`rule-doubtful ${path}`]))
})

describe('nothing is found in a rule that may be meant', () => {
  test.each<[name: string, rule: Logic]>([
    ['numbers by their pattern', { '<': [read('whole'), read('money')] }],
    ['a number with a sign', { '<': [read('signed'), 0] }],
    ['a computed text', { '<': [read('computed'), 18] }],
    ['days and times', { and: [{ '<': [read('day'), 'now'] }, { '<': [read('time'), '09:30'] }] }],
    ['a date beside one of its own way', { '<': [read('slashed'), '2026/03/01'] }],
    ['a minute beside a day that is written', { '>=': [read('minute'), '2026-03-01'] }],
    ['a date beside a month', { '>=': [read('day'), '2026-03'] }],
    ['dates that rules read alike', { '<': [read('turned'), read('day')] }],
    ['an end of a period', { '<': [{ day: read('period.1') }, 'now'] }],
    ['codes of one choice', { '>=': [read('one'), '01'] }],
    ['whether today is filled in, as sentences are written', { filled: { day: 'now' } }],
    ['two lists', { '==': [read('several'), read('several')] }],
    ['a column of numbers', { sum: [read('rows'), 'amount'] }],
    ['characters of rich text', { count: read('editor') }],
    ['choices of a path', { count: read('path') }],
  ])('%s', (_name, rule) => expect(foundIn(rule)).toEqual([]))
})
