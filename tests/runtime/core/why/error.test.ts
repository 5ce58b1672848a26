import { describe, expect, test } from 'vitest'
import type { FormValues } from '#contract/form.ts'
import { FormStore } from '#runtime/core/form/formStore.ts'
import { answerOf, changed, choice, openForm, text } from './explaining.ts'

const cardType = {
  type: 'choice',
  choiceType: '03',
  value: 'cardType',
  label: '证件类型',
  source: '02',
  dictionary: 'CARD_TYPE',
}
const cardNo = text('cardNo', '证件号码', { isRegExp: true, commonRegExp: 'cardNo' })
const table = (more = {}, column = {}) => ({
  type: 'table',
  value: 't',
  label: '成果',
  items: [text('name', '名称', column)],
  ...more,
})

interface Case {
  rows: unknown[][]
  values: FormValues
  path: string
  attribute: string
  reason: string
}

const cases: Record<string, Case> = {
  required: {
    rows: [[text('a', '姓名', { required: true })]],
    values: {},
    path: 'a',
    attribute: 'required',
    reason: '提示“请输入姓名”，因为它必填，但没有填写',
  },
  'too long, counted in characters as a person counts': {
    rows: [[text('a', '姓名', { limitWorkNumber: true, min: 2, max: 3 })]],
    values: { a: '𠮷𠮷𠮷𠮷' },
    path: 'a',
    attribute: 'max',
    reason: '因为共 4 个字，允许 2 到 3',
  },
  'too short': {
    rows: [[text('a', '姓名', { limitWorkNumber: true, min: 2, max: 3 })]],
    values: { a: '明' },
    path: 'a',
    attribute: 'min',
    reason: '因为共 1 个字，允许 2 到 3',
  },
  'number out of range': {
    rows: [[{ type: 'counter', value: 'a', label: '年限', limitWorkNumber: true, min: 1, max: 9 }]],
    values: { a: 12 },
    path: 'a',
    attribute: 'max',
    reason: '因为数值是 12，允许 1 到 9',
  },
  'too many chosen': {
    rows: [
      [
        choice('a', '方向', ['甲', '乙', '丙'], {
          choiceType: '02',
          limitWorkNumber: true,
          max: 2,
        }),
      ],
    ],
    values: { a: ['01', '02', '03'] },
    path: 'a',
    attribute: 'max',
    reason: '因为选了 3 项，最多 2',
  },
  'pattern, with a text that matches': {
    rows: [[text('a', '编号', { isRegExp: true, customRegExp: '[A-F]{3}-\\d{4}' })]],
    values: { a: 'x' },
    path: 'a',
    attribute: 'customRegExp',
    reason: '因为“x”不符合校验规则 [A-F]{3}-\\d{4}',
  },
  'card number without a type': {
    rows: [[cardType], [cardNo]],
    values: { cardNo: 'E1234567' },
    path: 'cardNo',
    attribute: 'commonRegExp',
    reason: '提示“请先选择证件类型”，因为还没有选择证件类型',
  },
  'card number of another type': {
    rows: [[cardType], [cardNo]],
    values: { cardType: '01', cardNo: 'E1234567' },
    path: 'cardNo',
    attribute: 'commonRegExp',
    reason: '因为“E1234567”不是有效的居民身份证号码',
  },
  'resident ID': {
    rows: [[text('a', '身份证', { isRegExp: true, commonRegExp: 'idCard' })]],
    values: { a: '123' },
    path: 'a',
    attribute: 'commonRegExp',
    reason: '不是有效的居民身份证号码',
  },
  'a date that does not exist': {
    rows: [[{ type: 'dateTime', value: 'a', label: '日期' }]],
    values: { a: '2026-02-30' },
    path: 'a',
    attribute: 'type',
    reason: '“2026-02-30”不是这种字段应有的格式',
  },
  'file type': {
    rows: [[{ type: 'upload', value: 'a', label: '附件', fileType: 'jpg,png' }]],
    values: { a: [{ name: 'a.exe', url: '/a.exe' }] },
    path: 'a',
    attribute: 'fileType',
    reason: '因为“a.exe”不是允许的类型（jpg、png）',
  },
  'file count': {
    rows: [[{ type: 'upload', value: 'a', label: '附件', fileType: 'jpg', limit: 1 }]],
    values: { a: ['a', 'b'].map((name) => ({ name: `${name}.jpg`, url: `/${name}.jpg` })) },
    path: 'a',
    attribute: 'limit',
    reason: '因为有 2 个文件，最多 1',
  },
  'too many rows': {
    rows: [[table({ isNumLimit: true, numLimit: 1 })]],
    values: { t: [{ name: 'a' }, { name: 'b' }] },
    path: 't',
    attribute: 'numLimit',
    reason: '因为有 2 行，最多 1',
  },
  'a cell that repeats another row': {
    rows: [[table({}, { notRepeatText: '名称重复' })]],
    values: { t: [{ name: 'a' }, { name: 'b' }, { name: ' A' }] },
    path: 't/2/name',
    attribute: 'notRepeatText',
    reason: '“成果”第 3 行的“名称”提示“名称重复”，因为第 1 行已有相同的内容',
  },
  'a cell that repeats another row and has a pattern': {
    rows: [[table({}, { notRepeatText: '编号重复', isRegExp: true, customRegExp: '[A-F]\\d{2}' })]],
    values: { t: [{ name: 'A00' }, { name: 'A00' }] },
    path: 't/1/name',
    attribute: 'notRepeatText',
    reason: '因为第 1 行已有相同的内容',
  },
  'a required cell': {
    rows: [[table({}, { required: true })]],
    values: { t: [{}] },
    path: 't/0/name',
    attribute: 'required',
    reason: '“成果”第 1 行的“名称”提示“请输入名称”',
  },
}

describe('why a field is in error: the check, its parameter, what was judged, and a value that is right', () => {
  test.each(Object.entries(cases))('%s', (_, { rows, values, path, attribute, reason }) => {
    const store = openForm(rows, values)
    store.validate()
    const { holds, cause, sentence, sources, flip } = answerOf(store, path, 'error')
    expect([holds, cause.by]).toEqual([true, 'check'])
    expect(sentence).toContain(reason)
    expect(sources.map((source) => source.attribute)).toEqual([attribute])
    expect(sources[0]?.line).toBeGreaterThan(0)
    expect(flip.changes).toHaveLength(1)
    expect(changed(store, flip.changes).error(path)).toBeUndefined()
  })

  test('a card number of another type is right with the other type, too', () => {
    const store = openForm([[cardType], [cardNo]], { cardType: '01', cardNo: 'E1234567' })
    const { flip } = answerOf(store, 'cardNo', 'error')
    const all = [...flip.changes, ...flip.others].map(({ path, to }) => [path, to.value])
    expect(all).toContainEqual(['cardType', '05'])
  })
})

describe('other words about a field', () => {
  test('a message that does not show yet is no error yet', () => {
    const store = openForm([[text('a', '姓名', { required: true })]])
    const { holds, sentence } = answerOf(store, 'a', 'error')
    expect(holds).toBe(false)
    expect(sentence).toContain('还没有提示，离开这一项或提交时会提示“请输入姓名”')
  })

  test('what the server said goes with another value', () => {
    const store = openForm([[text('a', '姓名')]], { a: '明' })
    store.setErrors({ a: '姓名与实名信息不符' })
    const { cause, sentence, flip } = answerOf(store, 'a', 'error')
    expect(cause).toEqual({ by: 'told', message: '姓名与实名信息不符' })
    expect(sentence).toContain('这是提交时服务器的答复')
    expect(flip.changes).toHaveLength(1)
  })

  test('work under way is no wrong value', () => {
    const store = openForm([[{ type: 'upload', value: 'a', label: '附件' }]])
    store.validate()
    store.obstruct('a', '文件正在上传')
    const { cause, flip } = answerOf(store, 'a', 'error')
    expect(cause.by).toBe('obstacle')
    expect(flip.changes).toEqual([])
  })

  test('a value that is taken needs the server to ask again', async () => {
    const mobile = text('m', '手机', {
      isRegExp: true,
      commonRegExp: 'mobile',
      notRepeatText: '手机号已被使用',
    })
    const dictionaries = {
      TEXT_BOX_REG_EXP: [{ itemCode: 'mobile', itemName: '手机', remark: '1\\d{10}' }],
    }
    const { bundle } = openForm([[mobile]])
    const asked = openForm([[mobile]])
    expect(bundle.diagnostics.map(({ code }) => code)).toContain('unknown-dictionary')
    expect(asked.bundle.fields.m?.constraints.notRepeat).toBe('mobile')
    const store = new FormStore(bundle, {
      context: { ...asked.options.context, dictionaries },
      stored: { m: '13800000000' },
      ask: async () => false,
    })
    await store.check()
    const { cause, sentence } = answerOf(store, 'm', 'error')
    expect(cause).toEqual({ by: 'taken', message: '手机号已被使用' })
    expect(sentence).toContain('由服务器再查一次')
  })

  test('a full table says why it took no more', () => {
    const store = openForm([[table({ isNumLimit: true, numLimit: 1 })]], { t: [{ name: 'a' }] })
    store.addRow('t')
    const { cause, flip } = answerOf(store, 't', 'error')
    expect(cause).toMatchObject({ by: 'full', max: 1 })
    expect(changed(store, flip.changes).error('t')).toBeUndefined()
  })

  test.each([
    [[{ name: '' }], '“成果”本身没有错误，有错误的是“成果”第 1 行的“名称”。'],
    [[{ name: '' }, { name: '' }], '“成果”本身没有错误，有错误的是“成果”第 1 行的“名称”等 2 格。'],
    [[{ name: 'a' }], '“成果”没有错误，它的校验都通过了。'],
  ])('a table in which nothing is wrong but in its cells names them: %j', (rows, sentence) => {
    const store = openForm([[table({}, { required: true })]], { t: rows })
    expect(answerOf(store, 't', 'error')).toMatchObject({
      holds: false,
      sentence: expect.stringMatching(new RegExp(`^${sentence}`)),
    })
  })

  test('a rule of the page names what it read', () => {
    const rule = { '==': [{ var: 'a' }, { var: 'b' }] }
    const store = openForm(
      [[text('a', '密码'), text('b', '确认')]],
      { a: 'x', b: 'y' },
      { checks: [{ field: 'b', rule, message: '两次输入不一致' }] },
    )
    store.validate()
    const { cause, sentence } = answerOf(store, 'b', 'error')
    expect(cause.by).toBe('ruleCheck')
    expect(sentence).toContain('要满足：“密码”等于“确认”（现在“密码”是“x”，“确认”是“y”）')
    expect(sentence).toContain('把“确认”改为“x”就没有错误')
  })

  test('a hidden field is never in error', () => {
    const store = openForm([[text('a', '甲', { isHide: true, required: true })]])
    store.validate()
    expect(answerOf(store, 'a', 'error').cause.by).toBe('hidden')
    expect(answerOf(store, 'a', 'required').cause.by).toBe('hidden')
  })
})
