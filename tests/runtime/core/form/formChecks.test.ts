import { describe, expect, test } from 'vitest'
import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import type { RawField } from '#contract/formInfo.ts'
import type { FormStoreOptions } from '#runtime/core/form/formContext.ts'
import { FormStore } from '#runtime/core/form/formStore.ts'
import { context } from './bundles.ts'

const day = (value: string): RawField => ({ type: 'dateTime', value, label: value })
const formInfo: RawField[] = [
  day('begin'),
  day('end'),
  { type: 'switch', value: 'open', label: 'open' },
  { type: 'textBox', value: 'why', label: 'why', showWhen: { '==': [{ var: 'open' }, true] } },
  {
    type: 'table',
    value: 'works',
    label: 'works',
    items: [{ type: 'textBox', value: 'name', label: 'name', required: true }],
  },
]
const checks = [
  {
    rule: { '!': { '>': [{ day: { var: 'begin' } }, { day: { var: 'end' } }] } },
    message: '结束早于开始',
    at: 'end',
  },
  { rule: { filled: { var: 'why' } }, message: '请说明', at: 'why' },
  { rule: { '>=': [{ count: { var: 'works' } }, 1] }, message: '至少一项', at: 'works' },
]
const open = (options: Partial<FormStoreOptions> = {}) =>
  new FormStore(convertFormInfo({ formInfo, checks }, context), { context, ...options })

const ROW = { works: [{ name: '甲' }] }

describe('checks of a form (decision 0293)', () => {
  test('a comparison with an empty field is no fault', () => {
    const store = open({ stored: { begin: '2024-02-01', ...ROW } })
    expect(store.validate()).toEqual({})
  })

  test('the message stands at its field, and goes when another field makes it right', () => {
    const store = open({ stored: { begin: '2024-02-01', end: '2024-01-31', ...ROW } })
    expect(store.validate()).toEqual({ end: '结束早于开始' })
    store.set('begin', '2024-01-31')
    expect(store.errors()).toEqual({})
  })

  test('is not asked while its field does not show', () => {
    const store = open({ stored: ROW })
    expect(store.validate()).toEqual({})
    store.set('open', true)
    expect(store.validate()).toEqual({ why: '请说明' })
  })

  test('stands at a table beside the messages of its cells', () => {
    const store = open()
    expect(store.validate()).toEqual({ works: '至少一项' })
    store.addRow('works')
    expect(store.validate()).toEqual({ 'works/0/name': '请输入name' })
  })

  test('comes before the page’s own checks', () => {
    const page = [{ field: 'end', rule: false, message: '页面的' }]
    const store = open({ stored: { begin: '2', end: '1', ...ROW }, checks: page })
    expect(store.validate().end).not.toBe('页面的')
    store.fill({ begin: '2024-01-01', end: '2024-01-02' })
    expect(store.validate()).toEqual({ end: '页面的' })
  })
})
