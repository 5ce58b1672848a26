import { describe, expect, test } from 'vitest'
import { answerOf, changed, choice, openForm, shows, text } from './explaining.ts'

const check = (rule: unknown, at: string) => [{ rule, message: 'CHECK', at }]
const counter = (value: string, label: string, more = {}) => ({
  ...{ type: 'counter', value, label },
  ...more,
})

describe('an error is put right by one field where one does it', () => {
  test('the controller of a hidden field that a check reads', () => {
    const store = openForm(
      {
        formInfo: [
          [text('a', '说明')],
          [{ type: 'switch', value: 'c', label: '无级别', ...shows('d', 'false') }],
          [choice('d', '级别', ['高', '低'])],
        ],
        checks: check({ anyIn: [{ var: 'd' }, ['01']] }, 'a'),
      },
      { c: true, d: '01' },
    )
    store.validate()
    const { flip, sentence } = answerOf(store, 'a', 'error')
    expect(flip.changes.map(({ path, to }) => [path, to.value])).toEqual([['c', false]])
    expect(sentence).toContain('把“无级别”改为“否”就没有错误')
  })

  test('the controller of what a computed field is computed from', () => {
    const store = openForm(
      {
        formInfo: [
          [choice('kind', '类别', ['甲', '乙'], shows('n', '02'))],
          [counter('n', '人数')],
          [counter('total', '合计', { compute: { '*': [{ var: 'n' }, 2] } })],
        ],
        checks: check({ '>': [{ var: 'total' }, 5] }, 'total'),
      },
      { kind: '01', n: 3 },
    )
    store.validate()
    const { flip } = answerOf(store, 'total', 'error')
    expect(flip.changes.map(({ path, to }) => [path, to.value])).toEqual([['kind', '02']])
  })

  test('the controller of the card type', () => {
    const type = choice('cardType', '证件类型', ['居民身份证', '护照'])
    const store = openForm(
      [
        [choice('kind', '类别', ['甲', '乙'], shows('cardType', '02'))],
        [type],
        [text('cardNo', '证件号码', { isRegExp: true, commonRegExp: 'cardNo' })],
      ],
      { kind: '01', cardType: '01', cardNo: '110101199003071233' },
    )
    store.validate()
    const { holds, flip } = answerOf(store, 'cardNo', 'error')
    expect(holds).toBe(true)
    expect(changed(store, flip.changes).error('cardNo')).toBeUndefined()
  })
})

describe('numbers that can be typed are tried', () => {
  const number = (more: object) => openForm([[counter('n', '人数', more)]], { n: 2 })

  test.each([
    ['below the least', { min: 1 }],
    ['above the most', { max: 9 }],
    ['between two steps', { step: 2 }],
    ['between two steps of decimals', { step: 0.5 }],
  ])('%s', (_, more) => {
    const store = number(more)
    store.validate()
    const { flip } = answerOf(store, 'n', 'error')
    expect(flip.changes).toHaveLength(1)
    expect(changed(store, flip.changes).error('n')).toBeDefined()
  })
})

describe('what is proposed is what people would fill in', () => {
  const birth = { type: 'dateTime', value: 'birthDay', label: '出生日期', fmt: 'yyyy-MM-dd' }
  const under40 = { '<': [{ age: { var: 'birthDay' } }, 40] }
  const degree = choice('degree', '学位', ['学士', '博士'])

  test('a day of birth beside the age that is asked for, not today', () => {
    const rule = { and: [{ '==': [{ var: 'degree' }, '02'] }, under40] }
    const rows = [[degree], [birth], [text('plan', '计划', { showWhen: rule })]]
    const { flip, sentence } = answerOf(openForm(rows), 'plan', 'shown')
    expect(flip.changes.map(({ path, to }) => [path, to.value])).toEqual([
      ['degree', '02'],
      ['birthDay', '1986-11-21'],
    ])
    expect(sentence).toContain(
      '只改一项不够，要同时把“学位”选为“博士”，选择“出生日期”（例如“1986-11-21”），就会显示。',
    )
  })

  test('a value that the field takes, before one that it refuses', () => {
    const rows = [
      [counter('n', '人数', { min: 1, max: 5 })],
      [text('why', '原因', { showWhen: { '<': [{ var: 'n' }, 3] } })],
    ]
    const { flip, sentence } = answerOf(openForm(rows, { n: 4 }), 'why', 'shown')
    expect(flip.changes[0]?.to.value).toBe(2)
    expect(sentence).toContain('修改“人数”（例如改为“2”）就会显示。')
  })

  test('a value that the rule names is no example', () => {
    const rows = [
      [text('a', '代号')],
      [text('b', '说明', { showWhen: { '==': [{ var: 'a' }, 'ab'] } })],
    ]
    expect(answerOf(openForm(rows), 'b', 'shown').sentence).toContain('把“代号”填为“ab”就会显示。')
  })
})
