import { describe, expect, test } from 'vitest'
import type { Logic } from '#contract/logic.ts'
import { answerOf, changed, choice, openForm, shows, text } from './explaining.ts'

const birth = { type: 'dateTime', value: 'birth', label: '出生日期', fmt: 'yyyy-MM-dd' }
const counter = (value: string, label: string, more = {}) => ({
  ...{ type: 'counter', value, label },
  ...more,
})
const under18: Logic = { '<': [{ age: { var: 'birth' } }, 18] }

describe('a field with a rule of its own', () => {
  const guardian = text('guardian', '监护人', { showWhen: under18 })

  test('says what is not met, with what it read, where, and what would show it', () => {
    const store = openForm([[birth], [guardian]], { birth: '1990-03-01' })
    const { holds, sentence, flip, sources } = answerOf(store, 'guardian', 'shown')
    expect(holds).toBe(false)
    expect(sentence).toContain(
      '要满足：“出生日期”到今天不满 18 年（现在“出生日期”是“1990-03-01”，即 36 年）',
    )
    expect(sources).toMatchObject([{ attribute: 'showWhen' }])
    expect(changed(store, flip.changes).isHidden('guardian')).toBe(false)
  })

  test('is hidden again on the day that the age is reached', () => {
    const store = openForm([[birth], [guardian]], { birth: '2020-03-01' })
    const { sentence, flip } = answerOf(store, 'guardian', 'shown')
    expect(sentence).toContain('显示，因为满足：“出生日期”到今天不满 18 年')
    expect(changed(store, flip.changes).isHidden('guardian')).toBe(true)
  })

  test('needs its relation as well', () => {
    const kind = choice('kind', '类别', ['甲', '乙'], shows('guardian', '02'))
    const store = openForm([[kind], [birth], [guardian]], { kind: '01', birth: '1990-03-01' })
    const { sentence, flip } = answerOf(store, 'guardian', 'shown')
    expect(sentence).toContain('它只在“类别”为“乙”时显示，并且要满足：“出生日期”到今天不满 18 年')
    expect(flip.changes.map(({ path }) => path)).toEqual(['kind', 'birth'])
    expect(changed(store, flip.changes).isHidden('guardian')).toBe(false)
  })

  test('of several things asks only for those that are not met', () => {
    const parts: Logic[] = [
      { filled: { var: 'a' } },
      { '>': [{ var: 'b' }, 5] },
      { '>': [{ var: 'c' }, 7] },
      { '>': [{ var: 'd' }, 9] },
    ]
    const store = openForm(
      [
        ...['a', 'b', 'c', 'd'].map((key) => [counter(key, key)]),
        [text('e', '说明', { showWhen: { and: parts } })],
      ],
      { a: 1 },
    )
    const { flip } = answerOf(store, 'e', 'shown')
    expect(flip.changes.map(({ path }) => path)).toEqual(['b', 'c', 'd'])
    expect(changed(store, flip.changes).isHidden('e')).toBe(false)
  })
})

describe('a computed field', () => {
  const rows = [
    [counter('a', '甲'), counter('b', '乙')],
    [counter('total', '合计', { compute: { '+': [{ var: 'a' }, { var: 'b' }] } })],
    [text('note', '说明', { showWhen: { '>': [{ var: 'total' }, 100] } })],
  ]

  test('says that it is, and from what', () => {
    const store = openForm(rows, { a: 1, b: 2 })
    const { holds, cause, sentence, sources } = answerOf(store, 'total', 'disabled')
    expect([holds, cause.by]).toEqual([true, 'computed'])
    expect(sentence).toContain('自动计算的：“甲” + “乙”（现在“甲”是“1”，“乙”是“2”）')
    expect(sources).toMatchObject([{ attribute: 'compute' }])
  })

  test('is changed by what it is computed from', () => {
    const store = openForm(rows, { a: 1, b: 2 })
    const { flip } = answerOf(store, 'note', 'shown')
    expect(flip.changes.map(({ path }) => path)).toEqual(['a'])
    expect(changed(store, flip.changes).isHidden('note')).toBe(false)
  })
})

test('a check of the form is named at its place, with what would satisfy it', () => {
  const day = (value: string, label: string) => ({ ...birth, value, label })
  const rule: Logic = { '!': { '>': [{ day: { var: 'begin' } }, { day: { var: 'end' } }] } }
  const store = openForm(
    {
      formInfo: [[day('begin', '开始日期')], [day('end', '结束日期')]],
      checks: [{ rule, message: '结束日期早于开始日期', at: 'end' }],
    },
    { begin: '2026-02-01', end: '2026-01-01' },
  )
  store.validate()
  const { cause, sentence, sources, flip } = answerOf(store, 'end', 'error')
  expect(cause.by).toBe('ruleCheck')
  expect(sentence).toContain(
    '几个字段之间的检查没有通过，要满足：“开始日期”不晚于“结束日期”（未填也算）（现在“开始日期”是“2026-02-01”，“结束日期”是“2026-01-01”',
  )
  expect(sources).toMatchObject([{ path: '/checks/0' }])
  expect(changed(store, flip.changes).error('end')).toBeUndefined()
})
