import { describe, expect, test } from 'vitest'
import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import { defaultValues } from '#adapters/formInfo/defaultValues.ts'
import { fromSubmission } from '#adapters/formInfo/fromSubmission.ts'
import { toSubmission } from '#adapters/formInfo/toSubmission.ts'
import { hiddenKeys } from '#domain/logic/hiddenKeys.ts'
import { env } from '../../domain/logic/env.ts'
import { dictionaries } from './outcome.ts'

const formOf = (...fields: object[]) => convertFormInfo(fields, { dictionaries })
const field = (type: string, value: string, more: object = {}) => ({
  type,
  value,
  label: value,
  ...more,
})

const form = formOf(
  field('choice', 'kind', { isRelation: 1, condition: '1', conditionText: '01', fields: 'shown' }),
  field('textBox', 'shown', { required: true }),
  field('textBox', 'fixed', { isHide: true, defaultValue: 'portal' }),
  field('textBox', 'shadow', { isShow: false, defaultValue: 'x' }),
  field('textBox', 'disabled', { isDisable: true, defaultValue: '中国' }),
  { type: 'describe', value: 'tip', describe: '说明' },
  field('switch', 'agree'),
  field('counter', 'count'),
  field('choice', 'many', { choiceType: '02' }),
  field('editor', 'bio'),
  field('dateTime', 'period', { isTimeSlot: true }),
  field('upload', 'files'),
  field('subOrg', 'branch'),
  field('orgLinkage', 'unit'),
  field('textBox', 'cardNo', { isRegExp: 1, commonRegExp: 'idCard' }),
  field('table', 'works', {
    items: [field('textBox', 'title'), field('textBox', 'note', { isHide: 1 })],
  }),
)
const submit = (values: Record<string, unknown>) =>
  toSubmission(form, values, hiddenKeys(form, values, env))

describe('what is submitted', () => {
  test('an untouched form submits its fixed defaults only', () => {
    expect(submit({})).toEqual({ value: { fixed: 'portal' }, dropped: [] })
  })

  test.each<[name: string, values: Record<string, unknown>, value: Record<string, unknown>]>([
    [
      'empty values are absent',
      { shown: '', many: [], period: ['', ''], bio: '<p></p>', branch: {} },
      {},
    ],
    ['a required empty one, too', { kind: '01', shown: ' ' }, { kind: '01' }],
    ['off and 0 are values', { agree: false, count: 0 }, { agree: false, count: 0 }],
    ['a hidden field is not submitted', { kind: '02', shown: 'typed' }, { kind: '02' }],
    ['a shown one is', { kind: '01', shown: 'typed' }, { kind: '01', shown: 'typed' }],
    ['a fixed default cannot be changed', { fixed: 'forged' }, {}],
    ['a shadow submits nothing', { shadow: 'x' }, {}],
    ['a disabled field is submitted', { disabled: '中国' }, { disabled: '中国' }],
    [
      'card numbers in capitals',
      { cardNo: '11010519491231002x' },
      { cardNo: '11010519491231002X' },
    ],
    [
      'files by name and url alone',
      { files: [{ name: 'a', url: '/a', size: 3, progress: 100 }] },
      { files: [{ name: 'a', url: '/a' }] },
    ],
    [
      'a typed unit without an id',
      { unit: { areaCode: ['44'], id: '', orgName: '甲' } },
      { unit: { areaCode: ['44'], orgName: '甲' } },
    ],
    [
      'rows like small forms',
      { works: [{ title: '甲', note: 'x' }, { title: '' }] },
      { works: [{ title: '甲' }, {}] },
    ],
  ])('%s', (_, values, value) => {
    expect(submit(values)).toEqual({ value: { ...value, fixed: 'portal' }, dropped: [] })
  })

  test('what is no field is dropped and reported', () => {
    const values = { gone: 1, tip: 'x', toString: 'y', works: [{ title: '甲', isbn: '1' }] }
    expect(submit(values)).toEqual({
      value: { fixed: 'portal', works: [{ title: '甲' }] },
      dropped: ['gone', 'tip', 'toString', 'works/0/isbn'],
    })
  })

  test('values themselves are not touched', () => {
    const values = { kind: '02', shown: 'typed', files: [{ name: 'a', url: '/a', size: 3 }] }
    const before = structuredClone(values)
    submit(values)
    expect(values).toEqual(before)
  })
})

describe('what a form opens with', () => {
  test('every default, when nothing is stored', () => {
    expect(defaultValues(form)).toEqual({ fixed: 'portal', shadow: 'x', disabled: '中国' })
  })

  test('exactly what was stored, when something is', () => {
    expect(fromSubmission(form, { shown: ' a ', count: 'drei' })).toEqual({
      values: { shown: ' a ', count: 'drei' },
      dropped: [],
    })
  })

  test('without the keys the form no longer has', () => {
    expect(fromSubmission(form, { shown: 'a', gone: 1, tip: 2, hasOwnProperty: 3 })).toEqual({
      values: { shown: 'a' },
      dropped: ['gone', 'tip', 'hasOwnProperty'],
    })
  })
})
