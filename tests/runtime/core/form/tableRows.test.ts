import { describe, expect, test } from 'vitest'
import type { FormField } from '#contract/form.ts'
import { FormStore } from '#runtime/core/form/formStore.ts'
import { bundleOf, context, field } from './bundles.ts'

const works = (changes: Partial<FormField> = {}): FormField =>
  field('works', {
    type: 'table',
    shape: 'rows',
    columns: [
      field('title', { required: true, messages: { required: '请输入名称' } }),
      field('year', { defaultValue: '2026' }),
    ],
    ...changes,
  })

const open = (table = works(), stored?: Record<string, unknown>) =>
  new FormStore(bundleOf([table]), { context, ...(stored && { stored }) })

const three = { works: [{ title: 'A' }, { title: 'B' }, { title: 'C' }] }

describe('table rows (form language, sections 4.6 and 5)', () => {
  test('a new row gets the columns’ defaults, what it comes with outranks them', () => {
    const store = open()
    store.addRow('works')
    store.addRow('works', { title: 'A', year: '1999' })
    expect(store.rows('works')).toEqual([{ year: '2026' }, { title: 'A', year: '1999' }])
  })

  test('a full table refuses a row with numLimitText and adds nothing', () => {
    const limited = works({ constraints: { numLimit: 1 }, messages: { numLimit: '最多添加一条' } })
    const store = open(limited)
    expect(store.addRow('works', { title: 'A' })).toBe(true)
    expect(store.addRow('works', { title: 'B' })).toBe(false)
    expect(store.rows('works')).toHaveLength(1)
    expect(store.errors()).toEqual({ works: '最多添加一条' })
    expect(store.isValid()).toBe(true)
    store.set('works/0/title', 'C')
    expect(store.errors()).toEqual({})
  })

  test('rows move with their messages and their identity', () => {
    const store = open(works(), three)
    store.set('works/2/title', '')
    const ids = store.rowIds('works')
    expect(store.errors()).toEqual({ 'works/2/title': '请输入名称' })
    store.moveRow('works', 2, 0)
    expect(store.errors()).toEqual({ 'works/0/title': '请输入名称' })
    expect(store.rowIds('works')).toEqual([ids[2], ids[0], ids[1]])
    store.deleteRow('works', 0)
    expect(store.errors()).toEqual({})
  })

  test.each([
    ['setRow', (store: FormStore) => store.setRow('works', 9, {})],
    ['moveRow', (store: FormStore) => store.moveRow('works', 0, 9)],
    ['deleteRow', (store: FormStore) => store.deleteRow('works', 9)],
    ['addRow to a field that is no table', (store: FormStore) => store.addRow('title', {})],
  ])('%s where there is no such row changes nothing', (_, act) => {
    const store = open(works(), three)
    expect(act(store)).toBe(false)
    expect(store.rows('works')).toEqual(three.works)
  })

  test('an empty row from the button shows no message; a row that came with values does', () => {
    const store = open()
    store.addRow('works')
    expect(store.errors()).toEqual({})
    store.addRow('works', { year: '2025' })
    expect(store.errors()).toEqual({ 'works/1/title': '请输入名称' })
  })

  test('a column that must not repeat is judged in all rows when one changes', () => {
    const unique = works({
      columns: [
        field('title', { constraints: { notRepeat: 'rows' }, messages: { notRepeat: '重复' } }),
      ],
    })
    const store = open(unique, three)
    store.validate()
    store.set('works/2/title', 'A')
    expect(store.errors()).toEqual({ 'works/0/title': '重复', 'works/2/title': '重复' })
    store.set('works/0/title', 'D')
    expect(store.errors()).toEqual({})
  })

  test('a keystroke in a cell tells that cell and the table’s value, not its rows', () => {
    const store = open(works(), three)
    const told: string[] = []
    for (const channel of [
      'value:works/1/title',
      'value:works/0/title',
      'value:works',
      'rows:works',
    ] as const)
      store.subscribe(channel, () => told.push(channel))
    store.type('works/1/title', 'BB')
    expect(told).toEqual(['value:works/1/title', 'value:works'])
  })

  test('cells of a row that is set anew are told', () => {
    const store = open(works(), three)
    let told = 0
    store.subscribe('value:works/1/title', () => told++)
    store.setRow('works', 1, { title: 'neu' })
    expect(told).toBe(1)
    expect(store.get('works/1/title')).toBe('neu')
  })

  test('empty cells and keys that are no columns are not submitted', () => {
    const store = open(works(), { works: [{ title: 'A', year: ' ', old: 1 }] })
    expect(store.submission()).toEqual({ works: [{ title: 'A' }] })
  })

  test('stored text that is no row does not fall over, and is not valid', () => {
    const store = open(works({ messages: { type: '格式错误' } }), {
      works: [null, 'x', { title: 'A' }],
    })
    expect(store.isValid()).toBe(false)
    expect(store.submission()).toEqual({ works: [{}, {}, { title: 'A' }] })
  })
})
