import { describe, expect, test } from 'vitest'
import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import { FORM_OPERATORS, type Logic } from '#contract/logic.ts'
import { OPERATOR_WORDS } from '#runtime/core/ruleWords/operators.ts'
import { conditionWords, valueWords } from '#runtime/core/ruleWords/ruleWords.ts'

const { fields } = convertFormInfo(
  [
    {
      type: 'choice',
      value: 'kind',
      label: '类别',
      items: [
        { itemCode: '01', itemName: '个人' },
        { itemCode: '02', itemName: '团体' },
      ],
    },
    { type: 'dateTime', value: 'birthDay', label: '出生日期', fmt: 'yyyy-MM-dd' },
    { type: 'dateTime', value: 'term', label: '任期', fmt: 'yyyy-MM-dd', isTimeSlot: true },
    { type: 'counter', value: 'a', label: '甲' },
    { type: 'counter', value: 'b', label: '乙' },
    { type: 'switch', value: 'on', label: '开关' },
    {
      type: 'table',
      value: 'works',
      label: '成果',
      items: [{ type: 'counter', value: 'amount', label: '金额' }],
    },
  ],
  { dictionaries: {} },
)
const names = { fields, dictionaries: {}, labelOf: ({ label }: { label: string }) => label }
const [kind, birth, a, b, works] = ['kind', 'birthDay', 'a', 'b', 'works'].map(
  (key): Logic => ({ var: key }),
) as [Logic, Logic, Logic, Logic, Logic]

describe('a condition is said as staff would say it', () => {
  test.each<[Logic, string]>([
    [{ '<': [{ age: birth }, 18] }, '“出生日期”到今天不满 18 年'],
    [{ '>': [{ age: [birth] }, 18] }, '“出生日期”到今天满 19 年'],
    [{ '<=': [18, { age: birth }] }, '“出生日期”到今天满 18 年'],
    [{ anyIn: [kind, ['01', '02']] }, '“类别”为“个人”（01）或“团体”（02）'],
    [{ '!': { anyIn: [kind, ['01']] } }, '“类别”不为“个人”（01）（未填也算）'],
    [{ '==': [kind, '01'] }, '“类别”为“个人”（01）'],
    [{ '!=': [kind, '01'] }, '“类别”不为“个人”（01）（未填也算）'],
    [{ '==': [a, null] }, '“甲”未填写'],
    [{ filled: [a, b] }, '“甲”“乙”都已填写'],
    [{ '!': { filled: a } }, '“甲”未填写'],
    [{ '>=': [{ countOf: [kind, a, b] }, 2] }, '“类别”“甲”“乙”里至少填了 2 个'],
    [{ '>': [{ sum: [works, 'amount'] }, 100] }, '“成果”的“金额”合计大于 100'],
    [{ '>=': [{ count: works }, 3] }, '“成果”的行数不小于 3'],
    [{ '<': [{ day: birth }, { day: 'now' }] }, '“出生日期”早于今天'],
    [{ '>': [{ day: 'now' }, { day: birth }] }, '“出生日期”早于今天'],
    [
      { '!': { '>': [{ day: { var: 'term.0' } }, { day: { var: 'term.1' } }] } },
      '“任期”的开始不晚于“任期”的结束（未填也算）',
    ],
    [{ '>=': [{ days: [birth, 'now'] }, 30] }, '“出生日期”到今天至少 30 天'],
    [{ '<': [1, a, 10] }, '“甲”大于 1，且“甲”小于 10'],
    [{ '<': [{ '+': [a, b] }, { '*': [a, 2] }] }, '“甲” + “乙”小于“甲” × 2'],
    [{ var: 'on' }, '“开关”为“开”（true）'],
    [{ '!': { var: 'on' } }, '“开关”不为“开”（true）'],
    [
      { and: [{ or: [{ filled: a }, { filled: b }] }, { '==': [kind, '01'] }] },
      '（“甲”已填写，或“乙”已填写），且“类别”为“个人”（01）',
    ],
    [{ '!': { or: [{ filled: a }, { filled: b }] } }, '不满足（“甲”已填写，或“乙”已填写）'],
    [
      { if: [{ filled: a }, { '>': [a, 3] }, { filled: b }] },
      '如果“甲”已填写，就要“甲”大于 3；否则要“乙”已填写',
    ],
    [{ if: [{ filled: a }, { '>': [a, 3] }, true] }, '如果“甲”已填写，就要“甲”大于 3'],
    [
      { if: [{ filled: a }, { '>': [a, 3] }, { filled: b }, { '<': [a, 9] }, true] },
      '如果“甲”已填写，就要“甲”大于 3；如果“乙”已填写，就要“甲”小于 9',
    ],
  ])('%j', (rule, words) => {
    expect(conditionWords(rule, names)).toBe(words)
  })
})

test('a value is said as staff would say it', () => {
  expect(valueWords({ '*': [{ '+': [a, b] }, 2] }, names)).toBe('（“甲” + “乙”） × 2')
  expect(valueWords({ if: [{ '>=': [a, 60] }, '合格', '不合格'] }, names)).toBe(
    '如果“甲”不小于 60，就是“合格”；否则是“不合格”',
  )
})

test('no operator is quoted as the rule has it', () => {
  expect(Object.keys(OPERATOR_WORDS).toSorted()).toEqual([...FORM_OPERATORS].toSorted())
  for (const operator of FORM_OPERATORS) {
    const rule: Logic = operator === 'var' ? a : { [operator]: [a, b] }
    for (const say of [conditionWords, valueWords])
      for (const each of [rule, { '!': rule }, { and: [rule, rule] }])
        expect(say(each, names)).not.toMatch(/[{}[\]]|undefined/)
  }
})
