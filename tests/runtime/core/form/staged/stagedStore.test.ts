import { describe, expect, test } from 'vitest'
import { shareBundle } from '#adapters/formInfo/shareBundle.ts'
import type { Channel } from '#runtime/core/form/channels.ts'
import { StagedStore } from '#runtime/core/form/staged/stagedStore.ts'
import { bundleOf } from '../../../support/formBundle.ts'
import { context } from '../bundles.ts'

const text = (value: string, more: Record<string, unknown> = {}) => ({
  ...{ type: 'textBox', value, label: value },
  ...more,
})
const choice = (value: string, codes: readonly string[], more: Record<string, unknown> = {}) => ({
  ...{ type: 'choice', value, label: value },
  items: codes.map((code) => ({ itemCode: code, itemName: code })),
  ...more,
})
const table = (value: string, ...columns: string[]) => ({
  ...{ type: 'table', value, label: value },
  items: columns.map((column) => text(column)),
})

/** An open form, and how it goes on under another definition. */
function openForm(...definitions: unknown[]) {
  const store = new StagedStore(bundleOf([definitions]), { context })
  const heard: string[] = []
  return {
    store,
    heard,
    listen: (...channels: Channel[]) => {
      for (const channel of channels) store.subscribe(channel, () => heard.push(channel))
    },
    define: (...next: unknown[]) => store.define(shareBundle(store.bundle, bundleOf([next]))),
  }
}

describe('values under another definition', () => {
  test('what was filled in stays', () => {
    const { store, define } = openForm(text('a'), text('b'))
    store.type('a', '甲')
    define(text('a', { label: '新名', required: true }), text('b'), text('c'))
    expect(store.values()).toEqual({ a: '甲' })
    expect(store.bundle.fields.a?.label).toBe('新名')
  })

  test('a field that nobody filled in follows its default, another one does not', () => {
    const { store, define } = openForm(
      text('a', { defaultValue: '一' }),
      text('b', { defaultValue: '一' }),
    )
    store.type('b', '自己写的')
    define(text('a', { defaultValue: '二' }), text('b', { defaultValue: '二' }))
    expect([store.get('a'), store.get('b')]).toEqual(['二', '自己写的'])
  })

  test('a removed field goes; when it comes back it is empty', () => {
    const { store, define } = openForm(text('a'), text('b'))
    store.type('b', '乙')
    define(text('a'))
    expect(store.get('b')).toBeUndefined()
    define(text('a'), text('b'))
    expect(store.get('b')).toBeUndefined()
  })

  test.each([
    ['a text', text('a'), '甲', { type: 'switch', value: 'a', label: 'a' }],
    ['codes', choice('a', ['1', '2']), ['1'], text('a')],
    ['a text', text('a'), '甲', { type: 'counter', value: 'a', label: 'a' }],
  ])('%s does not fit a field of another type', (_what, before, value, after) => {
    const { store, define } = openForm(before)
    store.type('a', value)
    define(after)
    expect(store.get('a')).toBeUndefined()
  })

  test('a text fits another kind of text', () => {
    const { store, define } = openForm(text('a'))
    store.type('a', '甲')
    define(text('a', { textBoxType: '02' }))
    expect(store.get('a')).toBe('甲')
  })

  test('rows lose the cells of a removed column, and stay the same rows without', () => {
    const { store, define } = openForm(table('t', 'x', 'y'))
    store.addRow('t', { x: '1', y: '2' })
    const rows = store.rows('t')
    define({ ...table('t', 'x', 'y'), label: '新名' })
    expect(store.rows('t')).toBe(rows)
    define(table('t', 'x'))
    expect(store.rows('t')).toEqual([{ x: '1' }])
  })

  test('a computed field is computed by its new rule', () => {
    const sum = (factor: number) => ({
      ...{ type: 'counter', value: 'c', label: 'c' },
      compute: { '*': [{ var: 'n' }, factor] },
    })
    const number = { type: 'counter', value: 'n', label: 'n' }
    const { store, define } = openForm(number, sum(2))
    store.type('n', 3)
    expect(store.get('c')).toBe(6)
    define(number, sum(10))
    expect(store.get('c')).toBe(30)
  })
})

describe('visibility and messages under another definition', () => {
  const rule = { isRelation: true, condition: '1', conditionText: '是', fields: 'b' }

  test('new rules decide over the values that are there', () => {
    const { store, define } = openForm(text('a'), text('b'))
    define(text('a', rule), text('b'))
    expect(store.isHidden('b')).toBe(true)
    store.type('a', '是')
    define(text('a', { ...rule, label: '新名' }), text('b'))
    expect(store.isHidden('b')).toBe(false)
  })

  test('a message that shows stays, in its new words', () => {
    const { store, define } = openForm(text('a', { required: true }), text('b', { required: true }))
    store.touch('a')
    define(text('a', { required: true, requiredText: '要填' }), text('b', { required: true }))
    expect(store.errors()).toEqual({ a: '要填' })
  })

  test('after a submission new fields show their messages, too', () => {
    const { store, define } = openForm(text('a', { required: true }))
    store.validate()
    define(text('a'), text('b', { required: true, requiredText: '要填' }))
    expect(store.errors()).toEqual({ b: '要填' })
  })
})

describe('listeners of another definition', () => {
  test('are told of the fields that changed alone', () => {
    const { listen, heard, define } = openForm(text('a'), text('b'))
    listen('field:a', 'field:b', 'value:a', 'value:b', 'hidden:b', 'sections', 'errors')
    define(text('a'), text('b', { label: '新名' }))
    expect(heard).toEqual(['sections', 'field:b'])
  })

  test('are told of nothing but a change when nothing is new', () => {
    const { listen, heard, define } = openForm(text('a'))
    listen('change', 'field:a', 'sections', 'value:a')
    define(text('a'))
    expect(heard).toEqual(['change'])
  })

  test('are told what follows: values, visibility, messages', () => {
    const { store, listen, heard, define } = openForm(text('a', { required: true }), text('b'))
    store.touch('a')
    listen('error:a', 'errors', 'value:b', 'rows:b', 'hidden:b')
    define(text('a'), text('b', { isHide: true, defaultValue: '一' }))
    expect(heard).toEqual(['value:b', 'rows:b', 'hidden:b', 'errors', 'error:a'])
  })

  test('stay: what is typed afterwards is told to them', () => {
    const { store, listen, heard, define } = openForm(text('a'))
    listen('value:a')
    define(text('a', { label: '新名' }))
    store.type('a', '甲')
    expect(heard).toEqual(['value:a'])
  })

  test('see rows whose identities are others', () => {
    const { store, listen, heard, define } = openForm(table('t', 'x'))
    store.addRow('t', { x: '1' })
    store.addRow('t', { x: '2' })
    store.deleteRow('t', 0)
    store.rowIds('t')
    listen('rows:t')
    define({ ...table('t', 'x'), label: '新名' })
    expect(heard).toEqual(['rows:t'])
  })
})
