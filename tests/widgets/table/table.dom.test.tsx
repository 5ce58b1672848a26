import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { renderForm } from '../../runtime/react/form/renderForm.tsx'

afterEach(cleanup)

const works = (more: Record<string, unknown> = {}) => [
  [
    {
      type: 'table',
      value: 'works',
      label: '成果',
      items: [
        { type: 'textBox', value: 'title', label: '名称', required: true },
        { type: 'textBox', value: 'year', label: '年份' },
      ],
      ...more,
    },
  ],
]

const rowsOf = (count: number) => ({
  works: Array.from({ length: count }, (_, index) => ({ title: `成果${index + 1}` })),
})

const button = (scope: ParentNode, name: string) =>
  [...scope.querySelectorAll('button')].find(
    (each) => each.textContent === name || each.getAttribute('aria-label') === name,
  ) as HTMLButtonElement

describe('a table on PC', () => {
  test('rows are added, typed in, moved and deleted in place', () => {
    const { store, container, input, place } = renderForm(works())
    fireEvent.click(button(container, '添加一行'))
    fireEvent.click(button(container, '添加一行'))
    fireEvent.change(input('works/0/title'), { target: { value: '甲' } })
    fireEvent.change(input('works/1/title'), { target: { value: '乙' } })
    fireEvent.click(button(container.querySelectorAll('tbody tr')[1] as Element, '上移'))
    expect(input('works/0/title').value).toBe('乙')
    fireEvent.click(button(container.querySelectorAll('tbody tr')[0] as Element, '删除'))
    expect(place('works/1/title')).toBeUndefined()
    expect(store.submission()).toEqual({ works: [{ title: '甲' }] })
  })

  test('the index column counts from one and stays right after a row is deleted', () => {
    const { container } = renderForm(works(), { stored: rowsOf(3) })
    const indexes = () =>
      [...container.querySelectorAll('tbody tr')].map((row) => row.firstChild?.textContent)
    expect(indexes()).toEqual(['1', '2', '3'])
    fireEvent.click(button(container.querySelectorAll('tbody tr')[0] as Element, '删除'))
    expect(indexes()).toEqual(['1', '2'])
  })

  test('one row too many is refused with its own text, at the table', () => {
    const limit = { isNumLimit: true, numLimit: 1, numLimitText: '最多填写一项' }
    const { container, place } = renderForm(works(limit), { stored: rowsOf(1) })
    fireEvent.click(button(container, '添加一行'))
    expect(container.querySelectorAll('tbody tr')).toHaveLength(1)
    expect(place('works')?.textContent).toContain('最多填写一项')
  })

  test('a cell shows its own message', () => {
    const { store, container, message, change } = renderForm(works())
    fireEvent.click(button(container, '添加一行'))
    expect(message('works/0/title')).toBeUndefined()
    change(() => store.validate())
    expect(message('works/0/title')).toBe('请输入名称')
    expect(message('works/0/year')).toBeUndefined()
  })

  test('a long table renders a window of rows, and reveals a cell far below', () => {
    const { store, container, place, change } = renderForm(works(), { stored: rowsOf(300) })
    expect(container.querySelectorAll('tbody tr').length).toBeLessThan(60)
    expect(place('works/250/title')).toBeUndefined()
    change(() => store.reveal('works/250/title'))
    expect(place('works/250/title')).toBeDefined()
    expect(document.activeElement?.closest('[data-field]')).toBe(place('works/250/title'))
  })
})

describe('a table on a phone', () => {
  test('a new row opens in a sheet, and what is typed there is in the card', () => {
    const { container, input } = renderForm(works(), { layout: 'mobile' })
    fireEvent.click(button(container, '添加成果'))
    fireEvent.change(input('works/0/title'), { target: { value: '甲' } })
    fireEvent.click(button(document, '完成'))
    expect(document.querySelector('dialog')).toBeNull()
    expect(container.querySelector('[data-row="0"]')?.textContent).toContain('甲')
  })

  test('a card shows the messages of its cells; revealing one opens its sheet', () => {
    const { store, container, message, change } = renderForm(works(), { layout: 'mobile' })
    change(() => store.addRow('works'))
    change(() => store.validate())
    expect(container.querySelector('[data-row="0"]')?.textContent).toContain('请输入名称')
    change(() => store.reveal('works/0/title'))
    expect(message('works/0/title')).toBe('请输入名称')
  })
})

describe('rows on a phone', () => {
  const phone = { layout: 'mobile', stored: rowsOf(3) } as const
  const card = (index: number) => document.querySelectorAll('li')[index] as HTMLElement

  test('a card shows what is filled in; an empty column shows only while something is wrong with it', () => {
    const items = ['a', 'b', 'c', 'd', 'e'].map((value) => ({
      type: 'textBox',
      value,
      label: value,
    }))
    const required = items.map((item) => ({ ...item, required: item.value === 'e' }))
    const stored = { works: [{ a: '1', d: '4' }] }
    const { store, change, message } = renderForm(works({ items: required }), { ...phone, stored })
    expect([...card(0).querySelectorAll('dt')].map((each) => each.textContent)).toEqual([
      'a',
      'b',
      'c',
      'd',
    ])
    change(() => store.validate())
    expect(message('works/0/e')).toBe('请输入e')
  })

  test('rows are moved, inserted, deleted and brought back from their cards', () => {
    const { store } = renderForm(works(), phone)
    const order = () => store.rows('works').map(({ title }) => title)
    fireEvent.click(button(card(0), '下移'))
    expect(order()).toEqual(['成果2', '成果1', '成果3'])
    fireEvent.click(button(card(2), '删除'))
    expect(order()).toEqual(['成果2', '成果1'])
    fireEvent.click(button(document, '撤销'))
    expect(order()).toEqual(['成果2', '成果1', '成果3'])
    fireEvent.click(button(card(0), '在下方插入'))
    expect(order()).toEqual(['成果2', undefined, '成果1', '成果3'])
    expect(document.querySelector('dialog')?.getAttribute('aria-label')).toBe('成果 · 第 2 / 4 行')
  })

  test('the sheet leads from row to row; leaving a row shows what it lacks on its card', () => {
    const { store, message } = renderForm(works(), {
      ...phone,
      stored: { works: [{}, { title: 'B' }] },
    })
    fireEvent.click(button(card(0), '修改第 1 行'))
    fireEvent.click(button(document, '下一行'))
    expect(document.querySelector('dialog [data-field="works/1/title"]')).not.toBeNull()
    fireEvent.click(button(document, '再添一行'))
    expect(store.rows('works')).toHaveLength(3)
    fireEvent.click(button(document, '关闭'))
    expect(message('works/0/title')).toBe('请输入名称')
    expect(document.activeElement?.closest('li')).toBe(card(2))
  })

  test('a disabled table shows its rows and changes nothing', () => {
    renderForm(works({ isDisable: true }), phone)
    fireEvent.click(button(card(1), '查看第 2 行'))
    expect(document.querySelector('dialog')?.textContent).toContain('成果2')
    expect(document.querySelector('dialog input')).toBeNull()
    expect(document.body.textContent).not.toMatch(/添加|粘贴|完成/)
  })
})

describe('a table that is only looked at', () => {
  test.each(['pc', 'mobile'] as const)('on %s counts its rows and shows every column', (layout) => {
    const { container } = renderForm(works(), { layout, readonly: true, stored: rowsOf(2) })
    expect(container.textContent).toMatch(
      layout === 'pc' ? /序号名称年份1成果1/ : /第 1 行名称成果1/,
    )
    expect(container.querySelector('input, button')).toBeNull()
  })

  test('says so when it is empty', () => {
    expect(renderForm(works(), { readonly: true }).container.textContent).toContain('暂无数据')
  })
})
