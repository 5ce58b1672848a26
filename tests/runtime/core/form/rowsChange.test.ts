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

const open = (table = works(), titles: readonly string[] = ['A', 'B', 'C']) =>
  new FormStore(bundleOf([table]), {
    context,
    stored: { works: titles.map((title) => ({ title })) },
  })

const titles = (store: FormStore) => store.rows('works').map(({ title }) => title)

describe('many changes of rows as one step', () => {
  test('rows go, cells are put in, rows come; the change it gives takes all of it back', () => {
    const store = open()
    const before = store.rows('works')
    const ids = store.rowIds('works')
    const [a = 0, b = 0] = ids
    const back = store.changeRows('works', {
      remove: [b],
      put: new Map([[a, { cells: { title: 'A2', year: undefined } }]]),
      insert: [
        { at: 0, cells: { title: 'X' } },
        { at: 3, cells: { title: 'Y' } },
      ],
    })
    expect(titles(store)).toEqual(['X', 'A2', 'C', 'Y'])
    if (!back) throw new Error('refused')
    store.changeRows('works', back)
    expect(store.rows('works')).toEqual(before)
    expect(store.rowIds('works')).toEqual(ids)
  })

  test('a deleted row comes back with its identity and its message', () => {
    const store = open(works(), ['A', '', 'C'])
    store.touch('works/1/title')
    const shown = store.errors()
    expect(shown).toEqual({ 'works/1/title': '请输入名称' })
    const back = store.changeRows('works', { remove: [store.rowIds('works')[1] ?? 0] })
    expect(store.errors()).toEqual({})
    store.changeRows('works', back ?? {})
    expect(store.errors()).toEqual(shown)
  })

  test('more rows than the limit are refused whole, with its text; a row may take the place of another', () => {
    const limited = works({ constraints: { numLimit: 3 }, messages: { numLimit: '最多三条' } })
    const store = open(limited)
    expect(store.changeRows('works', { insert: [{ at: 0, cells: {} }] })).toBeUndefined()
    expect(store.errors()).toEqual({ works: '最多三条' })
    const [first = 0] = store.rowIds('works')
    store.changeRows('works', { remove: [first], insert: [{ at: 0, cells: { title: 'Z' } }] })
    expect(titles(store)).toEqual(['Z', 'B', 'C'])
  })

  test('while frozen nothing changes', () => {
    const store = open()
    store.freeze()
    expect(store.changeRows('works', { insert: [{ at: 0, cells: {} }] })).toBeUndefined()
    expect(titles(store)).toEqual(['A', 'B', 'C'])
  })

  test('a row is added where it is wanted, with the columns’ defaults', () => {
    const store = open()
    store.addRow('works', undefined, 1)
    expect(titles(store)).toEqual(['A', undefined, 'B', 'C'])
    expect(store.get('works/1/year')).toBe('2026')
    expect(store.errors()).toEqual({})
  })
})

describe('a text a cell could not take', () => {
  const unread = (store: FormStore) =>
    store.changeRows('works', {
      put: new Map([
        [store.rowIds('works')[1] ?? 0, { cells: {}, unread: { year: '“去年”不是年份' } }],
      ]),
    })

  test('empties the cell, says so there, goes with its row and holds the form back', () => {
    const store = open()
    unread(store)
    expect(store.get('works/1/year')).toBeUndefined()
    expect(store.errors()).toEqual({ 'works/1/year': '“去年”不是年份' })
    expect(store.isValid()).toBe(false)
    store.moveRow('works', 1, 0)
    expect(store.errors()).toEqual({ 'works/0/year': '“去年”不是年份' })
    expect(store.placeErrors('works/0/year').reported).toBe('“去年”不是年份')
  })

  test.each([
    ['typed', (store: FormStore) => store.type('works/1/year', '2025')],
    ['set', (store: FormStore) => store.set('works/1/year', '2025')],
    ['cleared', (store: FormStore) => store.set('works/1/year', null)],
    ['given a new row of values', (store: FormStore) => store.setRow('works', 1, { title: 'B' })],
  ])('is forgotten when the cell is %s', (_, edit) => {
    const store = open()
    unread(store)
    edit(store)
    expect(store.errors()).toEqual({})
  })

  test('comes back with the step that took it away', () => {
    const store = open()
    unread(store)
    const id = store.rowIds('works')[1] ?? 0
    const back = store.changeRows('works', { put: new Map([[id, { cells: { year: '2025' } }]]) })
    expect(store.errors()).toEqual({})
    store.changeRows('works', back ?? {})
    expect(store.errors()).toEqual({ 'works/1/year': '“去年”不是年份' })
  })
})

describe('cells that hang on each other', () => {
  const unique = works({
    columns: [
      field('title', { constraints: { notRepeat: 'rows' }, messages: { notRepeat: '重复' } }),
    ],
  })

  test('a value composed by an input method frees the row that held the same', () => {
    const store = open(unique, ['甲', '甲'])
    store.validate()
    store.type('works/0/title', '甲y', true)
    store.type('works/0/title', '甲乙')
    expect(store.errors()).toEqual({})
  })

  test('a card number is judged again when its row’s card type changes', () => {
    const card = works({
      columns: [
        field('cardType'),
        field('cardNo', { constraints: { card: 'byCardType' }, messages: { pattern: '号码错误' } }),
      ],
    })
    const store = new FormStore(bundleOf([card]), { context })
    store.addRow('works', { cardType: '01', cardNo: 'E12345678' })
    expect(store.errors()).toEqual({ 'works/0/cardNo': '号码错误' })
    store.set('works/0/cardType', '05')
    expect(store.errors()).toEqual({})
  })

  test('what is in the way of a cell goes with its row', () => {
    const store = open()
    store.touch('works/0/title')
    store.obstruct('works/0/title', '文件正在上传')
    store.moveRow('works', 0, 2)
    expect(store.errors()).toEqual({ 'works/2/title': '文件正在上传' })
    store.obstruct('works/2/title', undefined)
    expect(store.errors()).toEqual({})
  })
})

describe('cost', () => {
  test('typing in a cell checks that cell, however many rows there are', () => {
    const rows = Array.from({ length: 200 }, (_, index) => ({ title: `T${index}`, year: '1' }))
    let looked = 0
    const pattern = { source: '.*', safe: true }
    const counted = works({
      columns: ['title', 'year'].map((key) => field(key, { constraints: { pattern } })),
    })
    const store = new FormStore(bundleOf([counted]), {
      context: {
        ...context,
        matches: () => {
          looked += 1
          return true
        },
      },
      stored: { works: rows },
    })
    store.validate()
    const ids = store.rowIds('works')
    looked = 0
    store.type('works/100/title', 'neu')
    expect(looked).toBe(1)
    expect(store.rowIds('works')).toBe(ids)
  })
})
