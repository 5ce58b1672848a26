import { describe, expect, test } from 'vitest'
import type { ReadTables } from '#adapters/formInfo/reading/reader.ts'
import type { FormField } from '#contract/form.ts'
import { FormStore } from '#runtime/core/form/formStore.ts'
import { planPaste } from '#runtime/core/form/paste/planPaste.ts'
import { bundleOf, context, field } from '../bundles.ts'

const TITLE = field('title', { label: '名称', required: true })
const YEAR = field('year', { label: '年份', type: 'counter', shape: 'number' })
const KIND = field('kind', { label: '类别', isDisable: true, defaultValue: '论文' })

const table = (changes: Partial<FormField> = {}): FormField =>
  field('works', { type: 'table', shape: 'rows', columns: [TITLE, YEAR, KIND], ...changes })

const tables: ReadTables = { itemsOf: () => [], branches: [] }

/** Pastes into a real store, so that plan and store are seen to agree. */
function paste(cells: string[][], { at = [0, 0], stored = [], into = table() }: PasteOptions = {}) {
  const store = new FormStore(bundleOf([into]), { context, stored: { works: [...stored] } })
  const plan = planPaste(
    {
      table: into,
      columns: into.columns ?? [],
      ids: store.rowIds('works'),
      row: at[0],
      column: at[1],
    },
    cells,
    tables,
  )
  const back = store.changeRows('works', plan.change)
  return { store, plan, back, rows: store.rows('works') }
}

interface PasteOptions {
  at?: readonly [number, number]
  stored?: readonly Record<string, unknown>[]
  into?: FormField
}

describe('pasting into a table', () => {
  test('fills from the cell on, writes over rows there are and adds the rest', () => {
    const { rows, plan } = paste([['2020'], ['2021']], {
      at: [1, 1],
      stored: [{ title: 'A' }, { title: 'B' }],
    })
    expect(rows).toEqual([{ title: 'A' }, { title: 'B', year: 2020 }, { year: 2021, kind: '论文' }])
    expect(plan).toMatchObject({ rows: 2, filled: 2, leftOut: [] })
  })

  test('a head matches columns by label in any order; the index column is not missed', () => {
    const cells = [
      ['序号', '年份：', ' 名称* ', '备注'],
      ['1', '2020', '甲', '好'],
      ['2', '2021', '乙', ''],
    ]
    const { rows, plan } = paste(cells, { at: [0, 1] })
    expect(rows).toEqual([
      { title: '甲', year: 2020, kind: '论文' },
      { title: '乙', year: 2021, kind: '论文' },
    ])
    expect(plan.leftOut).toEqual([
      { why: '有 1 列在表格中没有对应的列', cells: [['备注'], ['好'], ['']] },
    ])
  })

  test.each([
    ['one label beside data is data', [['名称', '2020']], 1],
    ['a single label over a single column is a head', [['名称'], ['甲']], 1],
    ['a single label alone is data', [['名称']], 1],
    ['labels among more other texts are data', [['名称', '年份', '甲', '乙', '丙']], 1],
  ])('%s', (_, cells, rows) => {
    expect(paste(cells).plan.rows).toBe(rows)
  })

  test('a text that cannot be read empties its cell and stands there until it is mended', () => {
    const { store, plan, rows } = paste([['甲', '去年']], { stored: [{ title: 'A', year: 1999 }] })
    expect(rows).toEqual([{ title: '甲' }])
    expect(plan).toMatchObject({ filled: 1 })
    expect(store.errors()).toEqual({ 'works/0/year': '“去年”不是数字' })
  })

  test('a cell of a new row that cannot be read does not get the default instead', () => {
    const into = table({ columns: [TITLE, { ...YEAR, defaultValue: 2026 }] })
    const { rows } = paste(
      [
        ['甲', '去年'],
        ['乙', ''],
      ],
      { into },
    )
    expect(rows).toEqual([{ title: '甲' }, { title: '乙', year: 2026 }])
  })

  test('a blank cell clears an old cell; a blank row is passed over', () => {
    const { rows, plan } = paste(
      [
        ['', '1'],
        ['', ''],
        ['丙', '3'],
      ],
      { stored: [{ title: 'A' }] },
    )
    expect(rows).toEqual([{ year: 1 }, { title: '丙', year: 3, kind: '论文' }])
    expect(plan.rows).toBe(2)
  })

  test('rows beyond the limit are left out whole and said', () => {
    const into = table({ constraints: { numLimit: 2 } })
    const { rows, plan } = paste([['甲'], ['乙'], ['丙']], {
      into,
      at: [1, 0],
      stored: [{ title: 'A' }],
    })
    expect(rows.map(({ title }) => title)).toEqual(['A', '甲'])
    expect(plan.leftOut).toEqual([{ why: '有 2 行超出了 2 行的上限', cells: [['乙'], ['丙']] }])
  })

  test('columns to the right of the last and columns nobody may edit are left out and said', () => {
    const { rows, plan } = paste([['甲', '1', '专利', '多']])
    expect(rows).toEqual([{ title: '甲', year: 1, kind: '论文' }])
    expect(plan.leftOut).toEqual([
      { why: '有 1 列在表格中没有对应的列', cells: [['多']] },
      { why: '“类别”不可填写', cells: [['专利']] },
    ])
  })

  test('one step takes all of it back', () => {
    const stored = [{ title: 'A', year: 1 }, { title: 'B' }]
    const { store, back } = paste(
      [
        ['甲', '去年'],
        ['乙', '2'],
        ['丙', '3'],
      ],
      { stored },
    )
    store.changeRows('works', back ?? {})
    expect(store.rows('works')).toEqual(stored)
    expect(store.isValid()).toBe(true)
  })
})
