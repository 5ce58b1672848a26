import { act, cleanup, fireEvent, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { htmlCells } from '#widgets/table/paste/htmlCells.ts'
import { renderForm } from '../../runtime/react/form/renderForm.tsx'
import { named } from '../support/named.ts'
import { paste, rowsOf, texts, works } from './tableKit.ts'

afterEach(cleanup)

const open = (count = 1, more: Record<string, unknown> = {}) =>
  renderForm(works(more), { stored: rowsOf(count) })

describe('pasting into the grid', () => {
  test('fills from the cell on, says how much, links what to mend, and is taken back in one step', async () => {
    const { store, input, message } = open(2)
    input('works/1/title').focus()
    expect(await paste('甲\t2020\t论文\n乙\t去年\t专利\n丙\t2022\t诗')).toBe(false)
    expect(store.rows('works')).toEqual([
      { title: '成果1' },
      { title: '甲', year: 2020, kind: '01' },
      { title: '乙', kind: '02' },
      { title: '丙', year: 2022 },
    ])
    expect(message('works/2/year')).toBe('“去年”不是数字')
    expect(message('works/3/kind')).toBe('“诗”不在选项中')
    const said = texts('[role="status"]')
    expect(said[0]).toContain('粘贴了 3 行：7 个单元格已填入，2 个需要修改：第 3 行年份第 4 行类别')
    act(() => store.set('works/2/year', 2021))
    expect(texts('[role="status"]')[0]).not.toContain('第 3 行年份')
    fireEvent.click(named('撤销'))
    expect(store.rows('works')).toEqual(rowsOf(2).works)
    expect(store.errors()).toEqual({})
  })

  test('what has no place is shown to be copied', async () => {
    const { input } = open(1, { isNumLimit: true, numLimit: 2 })
    input('works/0/title').focus()
    await paste('甲\t1\t论文\t多\n乙\t2\t论文\t\n丙\t3\t论文\t')
    expect(texts('details summary')).toEqual([
      '有 1 行超出了 2 行的上限，没有粘贴；查看这些内容',
      '有 1 列在表格中没有对应的列，没有粘贴；查看这些内容',
    ])
    expect(document.querySelector<HTMLTextAreaElement>('details textarea')?.value).toBe(
      '丙\t3\t论文\t',
    )
  })

  test.each([
    ['one text into a text box is the browser’s', 'works/0/title', '甲', true],
    ['several lines are rows', 'works/0/title', '甲\n乙', false],
    ['one text into a number is read', 'works/0/year', '１,２３４', false],
    ['nothing is nothing', 'works/0/title', '  ', true],
  ])('%s', async (_, at, text, natively) => {
    open().input(at).focus()
    expect(await paste(text)).toBe(natively)
  })

  test('a number with thousands apart and a choice by name land in their cells without a word', async () => {
    const { store, input, place } = open()
    input('works/0/year').focus()
    await paste('1,234')
    place('works/0/kind')?.querySelector('button')?.focus()
    await paste('专利')
    expect(store.rows('works')).toEqual([{ title: '成果1', year: 1234, kind: '02' }])
    expect(texts('[role="status"]')).toEqual([''])
  })

  test('an HTML table outranks its text, which lost the line breaks inside cells', async () => {
    const { store, input } = open()
    input('works/0/title').focus()
    await paste(
      '甲\n乙\t2020',
      '<html><table><tr><td>甲<br>乙</td><td>2020</td></tr></table></html>',
    )
    expect(store.rows('works')).toEqual([{ title: '甲 乙', year: 2020 }])
  })
})

describe('cells of an HTML table', () => {
  test.each([
    ['no table', '<p>甲</p>', undefined],
    ['heads and cells', '<table><tr><th>甲</th><td> 乙\n 丙 </td></tr></table>', [['甲', '乙 丙']]],
    ['paragraphs are lines', '<table><tr><td><p>甲</p><p>乙</p></td></tr></table>', [['甲\n乙']]],
    [
      'a cell across several leaves the others empty',
      '<table><tr><td colspan="2">甲</td><td rowspan="2">乙</td></tr><tr><td>丙</td><td>丁</td></tr></table>',
      [
        ['甲', '', '乙'],
        ['丙', '丁', ''],
      ],
    ],
  ])('%s', (_, html, cells) => {
    expect(htmlCells(html)).toEqual(cells)
  })
})

describe('the dialog', () => {
  test.each(['pc', 'mobile'] as const)(
    'on %s appends behind the last filled row, matched by head',
    async (layout) => {
      const { store } = renderForm(works(), { layout, stored: { works: [{ title: '有' }, {}] } })
      fireEvent.click(named('粘贴表格'))
      const box = await waitFor(() => {
        const found = document.querySelector<HTMLTextAreaElement>('dialog textarea')
        if (!found) throw new Error('not open yet')
        return found
      })
      fireEvent.change(box, { target: { value: '类别\t名称\n论文\t甲\n专利\t乙' } })
      expect(texts('dialog [role="status"]')).toEqual(['首行是列名，共 2 行，填入：类别、名称'])
      await act(async () => {
        fireEvent.click(named('填入'))
        await import('#widgets/table/paste/pasteCells.ts')
      })
      expect(store.rows('works')).toEqual([
        { title: '有' },
        { title: '甲', kind: '01' },
        { title: '乙', kind: '02' },
      ])
      expect(document.querySelector('dialog')).toBeNull()
    },
  )
})
