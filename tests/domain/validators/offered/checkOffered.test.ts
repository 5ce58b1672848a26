import { describe, expect, test } from 'vitest'
import { errorsOf, formOf } from '../form.ts'

const field = (type: string, more: object = {}) => ({ type, value: 'f', label: '项目', ...more })
const errorOf = (definition: object, value: unknown, record?: object) =>
  errorsOf(formOf(definition), { f: value }, record && { f: record }).f

const AGAIN = '请重新选择项目'
const items = [
  { itemCode: 'A', itemName: '甲', children: [{ itemCode: 'A1', itemName: '甲一' }] },
  { itemCode: 'B', itemName: '乙' },
]
const choice = (choiceType: string, more = {}) => field('choice', { choiceType, items, ...more })
const tree = (more = {}) => field('cascade', { items, ...more })
const area = (more = {}) => field('cascade', { source: '03', ...more })
const nanshan = ['440000', '440300', '440305']

describe('a picked value is one that is offered', () => {
  test.each<
    [type: string, definition: object, right: readonly unknown[], wrong: readonly unknown[]]
  >([
    ['radio', choice('01'), ['A', 'B'], ['C', 'A1', 'constructor', '甲']],
    ['check boxes', choice('02'), [['A'], ['B', 'A']], [['C'], ['A', 'A'], ['A', 'C']]],
    ['a list of check boxes', choice('04'), [['A']], [['A1'], ['B', 'B']]],
    ['a picker', choice('03'), ['B'], ['b']],
    ['a picker of several', choice('03', { isMultiple: 1 }), [['A', 'B']], [['A', 'A']]],
    [
      'a choice from a dictionary',
      field('choice', { source: '02', dictionary: 'SEX' }),
      ['1', '2'],
      ['9', '男'],
    ],
    [
      'a dictionary that is not there offers nothing',
      field('choice', { source: '02', dictionary: 'NOT_THERE' }),
      [],
      ['1'],
    ],
    ['a choice without items offers nothing', field('choice'), [], ['1']],
    [
      'a tree, down to its leaves',
      tree(),
      [['A', 'A1'], ['B']],
      [['A'], ['A1'], ['A', 'B'], ['A', 'A1', 'x']],
    ],
    [
      'several nodes of a tree, each once',
      tree({ isMultiple: 1 }),
      [[['B']], [['A', 'A1'], ['B']]],
      [[['A']], [['B'], ['B']], [['B'], ['C']]],
    ],
    [
      'areas down to districts',
      area(),
      [nanshan],
      [['nowhere'], ['440305'], ['440000', '440300'], ['440000', '110100', '110101']],
    ],
    [
      'areas down to cities',
      area({ areaType: '02' }),
      [['440000', '440300']],
      [nanshan, ['440000']],
    ],
    ['areas down to provinces', area({ areaType: '01' }), [['440000']], [['440000', '440300']]],
    [
      'one’s own province alone',
      area({ proConfig: '02' }),
      [nanshan],
      [['110000', '110100', '110101']],
    ],
    ['one’s own province first', area({ proConfig: '01' }), [['110000', '110100', '110101']], []],
    [
      'a branch there is, by its name',
      field('subOrg'),
      [{ id: 'b1', orgName: '广东分会' }],
      [{ id: 'b2', orgName: '广东分会' }, { id: 'b1', orgName: '别的' }, { orgName: '广东分会' }],
    ],
    [
      'a unit of its area, or one that was typed',
      field('orgLinkage'),
      [
        { areaCode: nanshan, id: 'u1', orgName: '深圳大学' },
        { areaCode: nanshan, orgName: '手写的单位' },
      ],
      [
        { areaCode: nanshan, id: 'u2', orgName: '深圳大学' },
        { areaCode: nanshan, id: 'u1', orgName: '别的' },
        { areaCode: ['440000', '440300', '440304'], id: 'u1', orgName: '深圳大学' },
        { areaCode: ['nowhere'], orgName: '手写的单位' },
      ],
    ],
    [
      'a time of the list',
      field('timeSelect'),
      ['08:30', '00:00'],
      ['lunch', '08:15', '24:00', '8:30'],
    ],
    ['a time of a list with its own step', field('timeSelect', { step: 45 }), ['08:15'], ['08:30']],
    ['a number on the step', field('counter', { step: 5, min: 2 }), [2, 7, 12], [5, 3]],
    ['a typed number where no step is set', field('counter', { min: 0 }), [1.5, 7], []],
    ['a step of a binary fraction', field('slider', { max: 1, step: 0.1 }), [0.3, 0.7, 1], [0.35]],
    ['whole marks', field('rate'), [1, 5], [2.5]],
    ['a scale’s own step is 1', field('slider'), [0, 100], [0.5]],
  ])('%s', (_, definition, right, wrong) => {
    for (const value of right)
      expect([value, errorOf(definition, value)]).toEqual([value, undefined])
    for (const value of wrong) expect([value, errorOf(definition, value)]).toEqual([value, AGAIN])
  })

  test.each<[name: string, definition: object, value: number, text: string]>([
    ['a counter’s bounds', field('counter', { max: 10 }), 99, '项目不能大于10'],
    ['a scale’s bounds', field('slider', { max: 10 }), 999, '项目只能在0-10之间'],
    ['a scale without bounds', field('slider'), 101, '项目只能在0-100之间'],
    ['a scale that begins above', field('slider', { min: 150 }), 100, '项目只能在150-150之间'],
    ['marks', field('rate'), 42, '项目只能在1-5之间'],
    ['no mark', field('rate', { max: 3 }), 0, '项目只能在1-3之间'],
    [
      'bounds with a text of their own',
      field('counter', { max: 10, limitWorkNumberText: '最多十个' }),
      11,
      '最多十个',
    ],
    [
      'a limit that is narrower than the marks',
      field('rate', { max: 5, limitWorkNumber: 1, min: 3 }),
      2,
      '项目只能在3-5之间',
    ],
  ])('%s: the range is told', (_, definition, value, text) => {
    expect(errorOf(definition, value)).toBe(text)
  })

  test('in a table’s cells, too', () => {
    const table = formOf({ type: 'table', value: 't', label: '表', items: [choice('01')] })
    expect(errorsOf(table, { t: [{ f: 'A' }, { f: 'C' }] })).toEqual({ 't/1/f': AGAIN })
  })
})

describe('a value of the stored record stays right until it is changed', () => {
  test.each<[type: string, definition: object, value: unknown]>([
    ['a code that was lost', choice('01'), 'C'],
    ['several', choice('02'), ['A', 'C']],
    ['a path', tree(), ['A', 'A2']],
    ['a number', field('rate'), 42],
    ['a unit', field('subOrg'), { orgName: '老分会', id: 'b9' }],
  ])('%s', (_, definition, value) => {
    expect(errorOf(definition, value, value as object)).toBeUndefined()
    expect(errorOf(definition, value)).toBeDefined()
    expect(errorsOf(formOf(definition), { f: value }, { f: 'other' }).f).toBeDefined()
  })

  test('of a cell it is what a stored row holds in its column, wherever the row is now', () => {
    const table = formOf({ type: 'table', value: 't', label: '表', items: [choice('01')] })
    const record = { t: [{ f: 'A' }, { f: 'C' }] }
    expect(errorsOf(table, { t: [{ f: 'C' }] }, record)).toEqual({})
    expect(errorsOf(table, { t: [{ f: 'D' }, { f: 'c' }] }, record)).toEqual({
      't/0/f': AGAIN,
      't/1/f': AGAIN,
    })
  })
})

describe('what is retired', () => {
  const kinds = [
    { itemCode: '1', itemName: '甲' },
    { itemCode: '2', itemName: '乙', off: true },
  ]
  const tops = [
    { itemCode: 'A', itemName: '理', children: [{ itemCode: 'A1', itemName: '旧', off: true }] },
    { itemCode: 'B', itemName: '工', children: kinds },
    { itemCode: 'C', itemName: '文', off: true, children: [{ itemCode: 'C1', itemName: '史' }] },
  ]
  test.each<[name: string, definition: object, value: unknown, right: boolean]>([
    ['an entry', field('choice', { items: kinds }), '2', false],
    ['one of several', choice('02', { items: kinds }), ['1', '2'], false],
    ['a leaf', field('cascade', { items: tops }), ['A', 'A1'], false],
    ['a node that leads to nothing else', field('cascade', { items: tops }), ['A'], false],
    ['what is below a retired node', field('cascade', { items: tops }), ['C', 'C1'], false],
    ['what stands beside it is offered', field('cascade', { items: tops }), ['B', '1'], true],
    ['an abolished area', area(), ['330000', '330100', '330103'], false],
    ['the area that followed it is offered', area(), ['330000', '330100', '330114'], true],
  ])('%s', (_, definition, value, right) => {
    expect(errorOf(definition, value)).toBe(right ? undefined : AGAIN)
    expect(errorOf(definition, value, value as object)).toBeUndefined()
  })
})

describe('a field that cannot be edited holds what it was given', () => {
  const fixed = field('textBox', { isDisable: 1, defaultValue: 'A001' })
  const card = { isRegExp: 1, commonRegExp: 'idCard', defaultValue: '11010519491231002x' }
  test.each<[name: string, definition: object, value: unknown, record: unknown, right: boolean]>([
    ['its default', fixed, 'A001', undefined, true],
    ['another value', fixed, 'A002', undefined, false],
    ['the record’s', fixed, 'A000', 'A000', true],
    ['its default beside another of the record', fixed, 'A001', 'A000', false],
    ['what nobody gave it', field('textBox', { isDisable: 1 }), 'x', undefined, false],
    [
      'a card as it is stored',
      field('textBox', { isDisable: 1, ...card }),
      '11010519491231002X',
      undefined,
      true,
    ],
    ['a switch', field('switch', { isDisable: 1, defaultValue: true }), false, undefined, false],
  ])('%s', (_, definition, value, record, right) => {
    expect(errorOf(definition, value, record as object)).toBe(right ? undefined : AGAIN)
  })

  test('in a row it is the column’s default, or what a stored row holds', () => {
    const table = formOf({ type: 'table', value: 't', label: '表', items: [fixed] })
    const record = { t: [{ f: 'A000' }] }
    expect(errorsOf(table, { t: [{ f: 'A000' }, { f: 'A001' }] }, record)).toEqual({})
    expect(errorsOf(table, { t: [{ f: 'A002' }] }, record)).toEqual({ 't/0/f': AGAIN })
  })
})
