import { describe, expect, test } from 'vitest'
import type { Logic } from '#contract/logic.ts'
import { evaluate } from '#domain/logic/evaluate.ts'
import { OPERATOR_TABLE } from '#domain/logic/operators/operatorRegistry.ts'
import { env } from './env.ts'

const scope = {
  n: 3,
  text: '03',
  blank: '  ',
  codes: ['01', '02'],
  tiles: [
    { id: 'join', devices: ['pc', 'mobile'] },
    { id: 'branches', devices: ['pc'] },
    { id: 'none' },
  ],
  unit: { id: 7, orgName: '某大学' },
  typed: { orgName: '某公司' },
  'a.b': 'dotted',
  deep: {
    list: [
      { id: 1, kind: 'x' },
      { id: 2, kind: 'y' },
      { id: 3, kind: 'x' },
    ],
  },
  others: [{ id: 1 }, { id: '3' }, {}, null],
  row: { status: '03', memberType: '10101' },
  configs: [
    { memberType: '10101', steps: [{ type: '01' }, { type: '02' }] },
    { memberType: '10102', steps: '[{"type":"03"}]' },
    { memberType: '10103', steps: 'not json' },
  ],
}

const cases: [name: string, rule: Logic, value: unknown][] = [
  ['var reads own properties', { var: 'deep.list.1.kind' }, 'y'],
  ['var prefers a key that has the dots itself', { var: 'a.b' }, 'dotted'],
  ['var gives null for what is not there', { var: 'nowhere.at.all' }, null],
  ['var falls back on its default', { var: ['nowhere', { var: 'n' }] }, 3],
  ['var never reads a prototype', { var: 'text.length' }, null],
  ['if without an else that applies is null', { if: [false, 1] }, null],
  ['if takes the first true branch', { if: [false, 1, true, 2, 3] }, 2],
  ['or gives the first true value', { or: ['', 0, 'x', 'y'] }, 'x'],
  ['and gives the first false value', { and: ['x', 0, 'y'] }, 0],
  ['an empty list is false', { '!!': [[]] }, false],
  ['== equates a number and its text', { '==': [3, '3'] }, true],
  ['== equates missing and null', { '==': [{ var: 'nowhere' }, null] }, true],
  ['== does not equate 0 and an empty text', { '==': [0, ''] }, false],
  ['== does not equate true and 1', { '==': [true, 1] }, false],
  ['a missing number is not smaller', { '<': [{ var: 'age' }, 18] }, false],
  ['nor greater', { '>=': [{ var: 'age' }, 18] }, false],
  ['< takes a number between two', { '<': [1, { var: 'n' }, 5] }, true],
  ['dates order as text', { '<': ['2024-02-01', '2024-10-01'] }, true],
  ['+ reads numeric text', { '+': ['2', 3] }, 5],
  ['+ with a missing operand is missing', { '+': [{ var: 'nowhere' }, 3] }, null],
  ['in finds an exact element', { in: ['1', ['10', '11']] }, false],
  ['cat writes nothing for missing', { cat: ['第', { var: 'nowhere' }, '届'] }, '第届'],
  ['anyIn compares as text', { anyIn: [3, '1, 2 ,3'] }, true],
  ['anyIn does not match a part of a code', { anyIn: ['1', '10,11'] }, false],
  ['anyIn asks any entry of a list', { anyIn: [{ var: 'codes' }, ['02', '09']] }, true],
  ['anyIn goes by the id of a unit', { anyIn: [{ var: 'unit' }, '7'] }, true],
  ['anyIn goes by the name of a typed unit', { anyIn: [{ var: 'typed' }, '某公司'] }, true],
  ['an empty value is in no list', { anyIn: [{ var: 'nowhere' }, ''] }, false],
  ['isEmpty takes blanks for empty', { isEmpty: { var: 'blank' } }, true],
  ['isEmpty does not take 0 for empty', { isEmpty: [0] }, false],
  ['isEmpty does not take false for empty', { isEmpty: [false] }, false],
  ['notEmpty is its opposite', { notEmpty: [{ var: 'codes' }] }, true],
  ['can asks the status table', { can: ['report', { var: 'row' }] }, true],
  ['can is false before the record is there', { can: ['report', { var: 'nowhere' }] }, false],
  ['stepsOf finds a type', { count: { stepsOf: [{ var: 'configs' }, '10101'] } }, 2],
  ['stepsOf reads steps as JSON text', { stepsOf: [{ var: 'configs' }, 10102] }, [{ type: '03' }]],
  ['stepsOf of a broken text is none', { stepsOf: [{ var: 'configs' }, '10103'] }, []],
  ['stepsOf of an unknown type is none', { stepsOf: [{ var: 'configs' }, 'x'] }, []],
  ['area names a code', { area: '440305' }, '广东省 / 深圳市 / 南山区'],
  ['area names a path, joined as asked', { area: [['440000', '440300'], '-'] }, '广东省-深圳市'],
  ['area shows a code nobody knows', { area: ['999999'] }, '999999'],
  ['areaPath gives the codes from the top', { areaPath: ['440300'] }, ['440000', '440300']],
  ['areaPath of an unknown code is empty', { areaPath: [{ var: 'nowhere' }] }, []],
  ['dict names a code at any depth', { dict: ['SUBJECT', 'A1'] }, '数学'],
  ['dict joins the names of several', { dict: ['SEX', ['1', '2', '9']] }, '男、女、9'],
  ['dict takes no inherited name for a dictionary', { dict: ['toString', '1'] }, '1'],
  ['mask hides a mobile', { mask: ['mobile', '13812345678'] }, '138****5678'],
  ['mask hides a card number', { mask: ['cardNo', '11010519491231002X'] }, '1101**********002X'],
  [
    'find gives the first that fits',
    { find: [{ var: 'deep.list' }, 'kind', 'x'] },
    { id: 1, kind: 'x' },
  ],
  ['find gives null when none does', { find: [{ var: 'deep.list' }, 'id', '9'] }, null],
  ['find looks at own properties', { find: [{ var: 'deep.list' }, 'constructor', 'Object'] }, null],
  [
    'filter keeps those of the values',
    { count: { filter: [{ var: 'deep.list' }, 'kind', 'x,z'] } },
    2,
  ],
  [
    'filter looks into a key that holds a list',
    { filter: [{ var: 'tiles' }, 'devices', 'mobile'] },
    [{ id: 'join', devices: ['pc', 'mobile'] }],
  ],
  [
    'filter keeps those that another list has, too',
    { filter: [{ var: 'deep.list' }, 'id', { var: 'others' }] },
    [
      { id: 1, kind: 'x' },
      { id: 3, kind: 'x' },
    ],
  ],
  [
    'filter by a list that is not there keeps none',
    { filter: [{ var: 'deep.list' }, 'id', null] },
    [],
  ],
  ['count of a missing list is 0', { count: { var: 'nowhere' } }, 0],
  ['count of a text is its characters', { count: ['王䶮𬭎'] }, 3],
  [
    'years lists both ends',
    { years: ['2026', 2027] },
    [
      { value: '2026', label: '2026年' },
      { value: '2027', label: '2027年' },
    ],
  ],
  ['years of the wrong order are none', { years: [2028, 2027] }, []],
  ['years without an end are none', { years: [2028, { var: 'nowhere' }] }, []],
  [
    'date shows a moment in China’s time',
    { date: ['now', 'yyyy-MM-dd HH:mm'] },
    '2026-11-21 00:30',
  ],
  [
    'date shows text without a zone as written',
    { date: ['2026-01-02 03:04:05', 'MM-dd HH:mm'] },
    '01-02 03:04',
  ],
  ['date of nothing is nothing', { date: [{ var: 'nowhere' }, 'yyyy'] }, ''],
]

describe('operators', () => {
  test.each(cases)('%s', (_, rule, value) => {
    expect(evaluate(rule, scope, env, OPERATOR_TABLE)).toEqual(value)
  })
})

describe('while the tables are being loaded', () => {
  const first = {
    ...env,
    dictionaries: { SEX: env.dictionaries.SEX ?? [] },
    areas: [],
    areLoading: true,
  }

  test.each<[name: string, rule: Logic, value: unknown]>([
    ['a dictionary that is there names its codes', { dict: ['SEX', ['1', '9']] }, '男、9'],
    ['a code of another dictionary has a placeholder', { dict: ['SUBJECT', 'A1'] }, '…'],
    ['several codes have one', { dict: ['SUBJECT', ['A1', 'A2']] }, '…'],
    ['no code has none', { dict: ['SUBJECT', ''] }, ''],
    ['an area has a placeholder', { area: '440305' }, '…'],
    ['no area has none', { area: [[]] }, ''],
  ])('%s', (_, rule, value) => {
    expect(evaluate(rule, scope, first, OPERATOR_TABLE)).toEqual(value)
  })
})
