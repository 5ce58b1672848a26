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
