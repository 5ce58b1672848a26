import { describe, expect, test } from 'vitest'
import { explainField } from '#runtime/core/why/explainField.ts'
import { answerOf, choice, openForm, shows, text } from './explaining.ts'

const invoice = `[
  [{ "type": "choice", "choiceType": "01", "value": "kind", "label": "发票类型",
     "items": [{ "itemCode": "01", "itemName": "个人" }, { "itemCode": "02", "itemName": "单位" }],
     "isRelation": true, "condition": "1", "conditionText": "02", "fields": "taxNo" }],
  [{ "type": "textBox", "value": "taxNo", "label": "单位税号" }]
]`

describe('why a field does not show', () => {
  test('the controller, its value and when it would show, with the place in formInfo and a change that does it', () => {
    const { sentence, flip, sources } = answerOf(
      openForm(invoice, { kind: '01' }),
      'taxNo',
      'shown',
    )
    expect(sentence).toBe(
      '“单位税号”没有显示，因为“发票类型”是“个人”，而它只在“发票类型”为“单位”时显示（formInfo 第 4 行第 61 列 conditionText）。把“发票类型”改为“单位”就会显示。',
    )
    expect(sources).toEqual([
      { path: '/0/0/conditionText', line: 4, column: 61, attribute: 'conditionText' },
    ])
    expect(flip.changes).toEqual([
      {
        path: 'kind',
        label: '“发票类型”',
        type: 'choice',
        isExample: false,
        from: { value: '01', text: '个人' },
        to: { value: '02', text: '单位' },
        byHand: true,
      },
    ])
  })

  const kind = (more = {}) => choice('kind', '类别', ['甲', '乙', '丙'], more)
  const target = text('note', '说明')

  test.each([
    [
      'condition 2',
      [kind(shows('note', '01,02', '2')), target],
      { kind: '01' },
      '而它只在“类别”不是“甲”或“乙”时显示',
      '03',
    ],
    [
      'condition 3',
      [kind(shows('note', '', '3')), target],
      { kind: '02' },
      '而它只在“类别”为空时显示',
      null,
    ],
    [
      'several chosen',
      [kind({ ...shows('note', '02'), choiceType: '02' }), target],
      { kind: ['01'] },
      '因为“类别”是“甲”',
      ['01', '02'],
    ],
    [
      'a switch',
      [{ type: 'switch', value: 'on', label: '开关', ...shows('note', 'true') }, target],
      {},
      '因为“开关”为空，而它只在“开关”为“是”时显示',
      true,
    ],
    [
      'a number',
      [{ type: 'counter', value: 'n', label: '人数', ...shows('note', '3') }, target],
      { n: 2 },
      '因为“人数”是“2”，而它只在“人数”为“3”时显示',
      3,
    ],
    [
      'several controllers, none of which shows it',
      [
        kind(shows('note', '02')),
        choice('level', '级别', ['高', '低'], shows('note', '01')),
        target,
      ],
      { kind: '01' },
      '因为“类别”是“甲”，“级别”为空，而它只在“类别”为“乙”，或“级别”为“高”时显示',
      '02',
    ],
  ])('%s', (_, row, values, reason, to) => {
    const { holds, sentence, flip } = answerOf(openForm([row], values), 'note', 'shown')
    expect(holds).toBe(false)
    expect(sentence).toContain(reason)
    expect(flip.changes.map((change) => change.to.value)).toEqual([to])
  })

  test('a hidden controller counts as empty, and its own reason follows', () => {
    const rows = [
      [kind(shows('level', '02'))],
      [choice('level', '级别', ['高', '低'], shows('note', '01'))],
      [target],
    ]
    const { sentence, flip } = answerOf(
      openForm(rows, { kind: '01', level: '01' }),
      'note',
      'shown',
    )
    expect(sentence).toContain('因为“级别”没有显示（按空值计算）')
    expect(sentence).toContain('“级别”没有显示，因为“类别”是“甲”')
    expect(flip.changes.map(({ path }) => path)).toEqual(['kind'])
  })

  test('where no single change does it, the smallest set found is named', () => {
    const rows = [
      [kind(shows('level', '02'))],
      [choice('level', '级别', ['高', '低'], shows('note', '01'))],
      [target],
    ]
    const { sentence, flip } = answerOf(openForm(rows, { kind: '01' }), 'note', 'shown')
    expect(flip.changes.map(({ path, to }) => [path, to.value])).toEqual([
      ['kind', '02'],
      ['level', '01'],
    ])
    expect(sentence).toContain('只改一项不够，要同时把“类别”改为“乙”，把“级别”选为“高”，就会显示。')
  })

  test('a chain of four needs four changes', () => {
    const rows = ['a', 'b', 'c', 'd'].map((key, index) => [
      choice(key, key, ['一', '二'], shows(['b', 'c', 'd', 'note'][index] ?? '', '02')),
    ])
    const { flip } = answerOf(openForm([...rows, [target]]), 'note', 'shown')
    expect(flip.changes.map(({ path }) => path)).toEqual(['a', 'b', 'c', 'd'])
  })

  test('isHide and a lonely isShow: false name their attribute; no value could change it', () => {
    const hide = answerOf(openForm([[text('a', '甲', { isHide: true })]]), 'a', 'shown')
    expect(hide.cause.by).toBe('isHide')
    expect(hide.sentence).toContain('打开了 isHide（formInfo 第')
    expect(hide.sentence).toContain('要改变只能修改配置：关闭 isHide。')
    expect(hide.flip.attribute?.source?.attribute).toBe('isHide')
    const snapshot = answerOf(openForm([[text('a', '甲', { isShow: false })]]), 'a', 'shown')
    expect(snapshot.cause.by).toBe('isShow')
    expect(snapshot.sources.map(({ attribute }) => attribute)).toEqual(['isShow'])
  })
})

describe('why a field shows', () => {
  test('the controller that decided, not those behind it', () => {
    const rows = [
      [choice('kind', '类别', ['甲', '乙'], shows('note', '01'))],
      [choice('level', '级别', ['高', '低'], shows('note', '01'))],
      [text('note', '说明')],
    ]
    const { cause, sentence, flip } = answerOf(openForm(rows, { kind: '01' }), 'note', 'shown')
    expect(cause.by === 'rule' && cause.tests.map(({ operand }) => operand.key)).toEqual(['kind'])
    expect(sentence).toContain('“说明”显示，因为“类别”是“甲”：“类别”为“甲”时它就显示')
    expect(flip.changes.map(({ path, to }) => [path, to.text])).toEqual([['kind', '乙']])
  })

  test('two controllers that both show it must both change', () => {
    const rows = [
      [choice('kind', '类别', ['甲', '乙'], shows('note', '01'))],
      [choice('level', '级别', ['高', '低'], shows('note', '01'))],
      [text('note', '说明')],
    ]
    const { flip } = answerOf(openForm(rows, { kind: '01', level: '01' }), 'note', 'shown')
    expect(flip.changes.map(({ path }) => path)).toEqual(['kind', 'level'])
  })

  test('no rule, a circle, a type nobody knows', () => {
    const free = openForm([[text('a', '甲')], [{ type: 'hologram', value: 'h', label: '影像' }]])
    expect(answerOf(free, 'a', 'shown').cause.by).toBe('always')
    expect(answerOf(free, 'h', 'required').cause.by).toBe('unsupported')
    const circle = openForm([
      [text('a', '甲', shows('b', '1'))],
      [text('b', '乙', shows('a', '1'))],
    ])
    expect(answerOf(circle, 'a', 'shown').sentence).toContain('因为“甲”“乙”互相控制')
  })

  test('the tree of operands carries every value', () => {
    const { cause } = answerOf(openForm(invoice, { kind: '02' }), 'taxNo', 'shown')
    expect(cause).toMatchObject({
      by: 'rule',
      trace: {
        op: 'anyIn',
        value: true,
        operands: [
          { op: 'var', value: '02', operand: { key: 'kind', read: { text: '单位' } } },
          { op: 'literal', value: ['02'] },
        ],
      },
    })
  })
})

test('a controller nobody can edit is named as such', () => {
  const rows = [[choice('kind', '类别', ['甲', '乙'], shows('note', '02'))], [text('note', '说明')]]
  const store = openForm(rows, { kind: '01' }, { locked: ['kind'] })
  expect(answerOf(store, 'note', 'shown').sentence).toContain(
    '把“类别”改为“乙”（这一项填写人不能修改）就会显示',
  )
})

test('a place the form does not have has no explanation', () => {
  const store = openForm([
    [text('a', '甲')],
    [{ type: 'table', value: 't', label: '表', items: [text('c', '列')] }],
  ])
  expect(explainField(store, 'ghost')).toBeUndefined()
  expect(explainField(store, 't/0/c')).toBeUndefined()
})
