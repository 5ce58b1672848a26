import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderForm } from '../renderForm.tsx'

const text = (value: string, more: Record<string, unknown> = {}) => ({
  type: 'textBox',
  value,
  label: `${value}项`,
  required: true,
  ...more,
})
const page = (label: string) => ({ type: 'page', label })

/** Three sections, of which only the first is mounted while the browser is busy. */
const SECTIONS = [[page('甲')], [text('a')], [page('乙')], [text('b')], [page('丙')], [text('c')]]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestIdleCallback'] })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const summary = () => screen.getByRole('region', { name: /处需要修改$/ })
const links = () =>
  within(summary())
    .getAllByRole('link')
    .map((link) => link.textContent)

describe('the summary of what is wrong', () => {
  test('is not there before a submission', () => {
    const { store, change } = renderForm([[text('a')]])
    change(() => store.touch('a'))
    expect(screen.queryByRole('region')).toBeNull()
  })

  test('names every message with its field, in document order, under its section’s title', () => {
    const { store, change } = renderForm(SECTIONS)
    change(() => store.validate())
    expect(summary().textContent).toBe(
      '有 3 处需要修改甲a项：请输入a项乙b项：请输入b项丙c项：请输入c项',
    )
  })

  test('carries no mark of a message at a field, and is announced politely', () => {
    const { store, change } = renderForm(SECTIONS)
    change(() => store.validate())
    expect(summary().querySelector('[data-error]')).toBeNull()
    const heading = within(summary()).getByRole('heading')
    expect(heading.closest('[aria-live="polite"]')).not.toBeNull()
  })

  test('leads into a section that is not mounted yet', () => {
    vi.stubGlobal('innerHeight', 100)
    const { store, change, place } = renderForm(SECTIONS)
    change(() => store.validate())
    expect(place('c')).toBeUndefined()
    fireEvent.click(screen.getByRole('link', { name: /^c项/ }))
    expect(place('c')?.contains(document.activeElement)).toBe(true)
  })

  test('loses an entry as soon as it is corrected, says so at the end, and leaves', () => {
    const { store, change } = renderForm([[text('a')], [text('b')]])
    change(() => store.validate())
    change(() => store.type('a', '1'))
    expect(links()).toEqual(['b项：请输入b项'])
    change(() => store.type('b', '1'))
    expect(screen.getByText('需要修改的地方都已改好，可以提交了。')).toBeDefined()
    change(() => vi.advanceTimersByTime(5000))
    expect(screen.queryByText('需要修改的地方都已改好，可以提交了。')).toBeNull()
  })

  test('shows what the server refuses, too', () => {
    const { store, change } = renderForm([[text('a', { required: false })]])
    change(() => {
      store.validate()
      store.setErrors({ a: '已被使用' })
    })
    expect(links()).toEqual(['a项：已被使用'])
  })

  test('hides no line to save a line: a few more than five are listed on a phone, too', () => {
    const rows = Array.from({ length: 8 }, (_, index) => [text(`f${index}`)])
    const { store, change } = renderForm(rows, { layout: 'mobile' })
    change(() => store.validate())
    expect(links()).toHaveLength(8)
    expect(screen.queryByRole('button', { name: /显示全部/ })).toBeNull()
  })

  test('lists ten at first on PC, five on phones, and the rest when asked', () => {
    const rows = Array.from({ length: 30 }, (_, index) => [text(`f${index}`)])
    const { store, change, unmount } = renderForm(rows)
    change(() => store.validate())
    expect(links()).toHaveLength(10)
    fireEvent.click(screen.getByRole('button', { name: '显示全部 30 处' }))
    expect(links()).toHaveLength(30)
    unmount()
    const phone = renderForm(rows, { layout: 'mobile' })
    phone.change(() => phone.store.validate())
    expect(links()).toHaveLength(5)
  })

  test('names a cell by its table, row and column, and leads to it', () => {
    const works = { type: 'table', value: 'works', label: '作品', items: [text('title')] }
    const { store, change, place } = renderForm([[works]], { stored: { works: [{}, {}] } })
    change(() => store.validate())
    expect(links()).toEqual([
      '作品第 1 行title项：请输入title项',
      '作品第 2 行title项：请输入title项',
    ])
    fireEvent.click(screen.getByRole('link', { name: /第 2 行/ }))
    expect(place('works/1/title')?.contains(document.activeElement)).toBe(true)
  })
})

test('the bar leads from where one is to the next place, and from the last one to the first', () => {
  const { store, change, place } = renderForm([[text('a')], [text('b')], [text('c')]])
  change(() => store.validate())
  const bar = screen.getByRole('button', { name: '下一处' })
  expect(bar.parentElement?.textContent).toBe('还有 3 处需要修改下一处')
  const visited = ['a', 'b', 'c', 'a'].map((key) => {
    fireEvent.click(bar)
    return place(key)?.contains(document.activeElement)
  })
  expect(visited).toEqual([true, true, true, true])
})
