import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { renderForm } from '../../runtime/react/form/renderForm.tsx'
import { named } from '../support/named.ts'
import { focused, press, rowsOf, texts, works } from './tableKit.ts'

afterEach(cleanup)

const open = (count = 3, more: Record<string, unknown> = {}) =>
  renderForm(works(more), { stored: rowsOf(count) })

const row = (index: number) =>
  document.querySelector(`tr[data-row="${index}"]`) as HTMLTableRowElement

describe('the grid by keyboard', () => {
  test.each([
    ['Enter leads to the row below', 'works/0/title', [['Enter']], 'works/1/title'],
    [
      'Shift and Enter to the row above',
      'works/1/title',
      [['Enter', { shiftKey: true }]],
      'works/0/title',
    ],
    [
      'the arrows, too',
      'works/0/title',
      [['ArrowDown'], ['ArrowDown'], ['ArrowUp']],
      'works/1/title',
    ],
    ['not beyond the last row', 'works/2/title', [['Enter']], 'works/2/title'],
    ['Escape leads to the cell', 'works/0/title', [['Escape']], 'cell works/0/title'],
    [
      'from there the arrows move',
      'works/0/title',
      [['Escape'], ['ArrowRight'], ['ArrowDown']],
      'cell works/1/year',
    ],
    [
      'Control and End to the last cell',
      'works/0/title',
      [['Escape'], ['End', { ctrlKey: true }], ['ArrowLeft']],
      'cell works/2/kind',
    ],
    [
      'Enter leads into the control',
      'works/0/title',
      [['Escape'], ['ArrowDown'], ['Enter']],
      'works/1/title',
    ],
    ['F2, too', 'works/0/title', [['Escape'], ['ArrowRight'], ['F2']], 'works/0/year'],
    ['Enter in a number leads on and submits nothing', 'works/0/year', [['Enter']], 'works/1/year'],
  ] as [string, string, [string, KeyboardEventInit?][], string][])('%s', (_, from, keys, to) => {
    open().input(from).focus()
    for (const [key, more] of keys) press(key, more)
    expect(focused()).toBe(to)
  })

  test('a number keeps the arrows for itself', () => {
    const { input } = open()
    input('works/0/year').focus()
    press('ArrowUp')
    expect(focused()).toBe('works/0/year')
    expect(input('works/0/year').value).toBe('0')
  })

  test('Delete on a cell clears it; Tab on a cell leaves the grid', () => {
    const { input, store } = open()
    input('works/0/title').focus()
    press('Escape')
    press('Delete')
    expect(store.get('works/0/title')).toBeUndefined()
    press('Tab')
    expect(document.activeElement?.textContent).toBe('添加一行')
  })

  test('the buttons of a row are one stop; the arrows lead from one to the next', () => {
    open()
    const buttons = [...row(1).querySelectorAll('button[data-act]')] as HTMLButtonElement[]
    expect(buttons.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1, -1, -1, -1])
    buttons[0]?.focus()
    press('ArrowRight')
    expect(focused()).toBe('view 1')
    press('ArrowDown')
    expect(focused()).toBe('edit 2')
  })

  test('with Alt a row is moved, inserted and deleted from any of its cells; the focus stays with it', () => {
    const { input, store } = open()
    input('works/0/title').focus()
    press('ArrowDown', { altKey: true })
    expect(focused()).toBe('works/1/title')
    expect(store.get('works/1/title')).toBe('成果1')
    press('Enter', { altKey: true })
    expect(focused()).toBe('works/2/title')
    expect(store.rows('works')).toHaveLength(4)
    press('Delete', { altKey: true })
    expect(focused()).toBe('works/2/title')
    expect(store.rows('works').map(({ title }) => title)).toEqual(['成果2', '成果1', '成果3'])
  })
})

describe('rows come and go', () => {
  test('the focus goes to the new row, to the row that took the place of a deleted one, and with a moved one', () => {
    open(2)
    fireEvent.click(named('添加一行'))
    expect(focused()).toBe('works/2/title')
    fireEvent.click(named('在下方插入', row(0)))
    expect(focused()).toBe('works/1/title')
    fireEvent.click(named('下移', row(2)))
    expect(focused()).toBe('edit 3')
    fireEvent.click(named('删除', row(3)))
    expect(focused()).toBe('remove 2')
    for (const _ of [0, 1, 2]) fireEvent.click(named('删除', row(0)))
    expect(document.activeElement?.textContent).toBe('添加一行')
  })

  test('a deleted row comes back in its place', () => {
    const { store } = open()
    fireEvent.click(named('删除', row(1)))
    expect(texts('[role="status"]')).toContain('已删除第 2 行撤销')
    fireEvent.click(named('撤销'))
    expect(store.rows('works')).toEqual(rowsOf(3).works)
  })

  test('how many rows of how many; one too many is refused with its text and adds nothing', () => {
    const limit = { isNumLimit: true, numLimit: 3, numLimitText: '最多三项' }
    const { message } = open(2, limit)
    expect(texts('[data-row-count]')).toEqual(['2 / 3 行'])
    fireEvent.click(named('添加一行'))
    fireEvent.click(named('在下方插入', row(0)))
    expect(texts('[data-row-count]')).toEqual(['3 / 3 行'])
    expect(message('works')).toBe('最多三项')
  })
})

describe('what is wrong', () => {
  test('is said above the grid with links to the cells, at the cell, and by its control', () => {
    const { store, change, message, input } = open(3)
    change(() => {
      store.set('works/1/title', '')
      store.set('works/2/title', '')
    })
    expect(document.body.textContent).toContain('2 行有错误：第 2 行名称第 3 行名称')
    expect(message('works/1/title')).toBe('请输入名称')
    const control = input('works/1/title')
    expect(control.getAttribute('aria-invalid')).toBe('true')
    const described = control.getAttribute('aria-describedby')?.split(' ') ?? []
    expect(described.map((id) => document.getElementById(id)?.textContent)).toContain('请输入名称')
    fireEvent.click(named('第 3 行名称'))
    expect(focused()).toBe('works/2/title')
    change(() => store.set('works/1/title', 'x'))
    expect(document.body.textContent).toContain('1 行有错误')
  })

  test('every control is named by its column and its row', () => {
    open(2)
    for (const element of document.querySelectorAll<HTMLElement>('[data-field^="works/1/"] [id]')) {
      if (!/^(INPUT|BUTTON|TEXTAREA)$/.test(element.tagName)) continue
      const label = document.querySelector(`label[for="${element.id}"]`)
      expect(label?.textContent).toMatch(/^(名称|年份|类别) 第 2 行$/)
    }
  })
})

describe('rows in a dialog', () => {
  test('修改 opens the whole row, goes from row to row and back to its button', () => {
    const { store } = open(2)
    fireEvent.click(named('修改', row(0)))
    const dialog = document.querySelector('dialog') as HTMLDialogElement
    const title = dialog.querySelector('[data-field="works/0/title"] input') as HTMLInputElement
    fireEvent.change(title, { target: { value: '改过' } })
    expect(document.querySelectorAll('[data-field="works/0/title"]')).toHaveLength(1)
    fireEvent.click(named('下一行', dialog))
    expect(dialog.querySelector('[data-field="works/1/title"]')).not.toBeNull()
    fireEvent.click(named('再添一行', dialog))
    fireEvent.click(named('完成', dialog))
    expect(store.rows('works').map(({ title: text }) => text)).toEqual(['改过', '成果2', undefined])
    expect(store.errors()).toEqual({ 'works/2/title': '请输入名称' })
    expect(focused()).toBe('edit 2')
  })

  test('查看 shows the row and edits nothing', () => {
    open(1)
    fireEvent.click(named('查看', row(0)))
    const dialog = document.querySelector('dialog') as HTMLDialogElement
    expect(texts('dd', dialog)).toEqual(['成果1', '—', '—'])
    expect(dialog.querySelector('input')).toBeNull()
  })

  test('a type too large for a cell is edited there, beginning in its field', () => {
    const items = [{ type: 'upload', value: 'file', label: '附件' }]
    const { place } = renderForm(works({ items }), { stored: { works: [{}] } })
    fireEvent.click(place('works/0/file')?.querySelector('button') as HTMLButtonElement)
    expect(document.activeElement?.closest('dialog')).not.toBeNull()
    expect(focused()).toBe('works/0/file')
  })

  test('a file under way is not given up unasked', () => {
    const { store } = open(1)
    fireEvent.click(named('修改', row(0)))
    store.obstruct('works/0/title', '文件正在上传，请稍候')
    fireEvent.click(named('完成'))
    expect(texts('[role="alert"]').join()).toContain('文件正在上传')
    fireEvent.click(named('完成'))
    expect(document.querySelector('dialog')).toBeNull()
  })
})

describe('a disabled table', () => {
  test('shows values in cells and dialogs and offers no change', () => {
    const { place } = open(2, { isDisable: true })
    expect(place('works/0/title')?.textContent).toBe('成果1')
    expect(document.querySelector('tbody input')).toBeNull()
    expect(texts('tbody button')).toEqual(['', ''])
    expect(document.body.textContent).not.toMatch(/添加一行|粘贴表格/)
    fireEvent.click(named('查看', row(1)))
    expect(texts('dialog dd')[0]).toBe('成果2')
  })
})
