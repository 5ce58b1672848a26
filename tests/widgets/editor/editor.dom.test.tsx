import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { renderForm } from '../../runtime/react/form/renderForm.tsx'
import { named } from '../support/named.ts'

afterEach(cleanup)

const editor = (more: Record<string, unknown> = {}) => [
  [{ type: 'editor', value: 'e', label: '简介', ...more }],
]

describe('writing', () => {
  test('lines are stored as paragraphs, and emptied they are no value', () => {
    const { store, input } = renderForm(editor())
    fireEvent.change(input('e'), { target: { value: '一\n<二>' } })
    expect(store.submission()).toEqual({ e: '<p>一</p><p>&lt;二&gt;</p>' })
    expect(input('e').value).toBe('一\n<二>')
    fireEvent.change(input('e'), { target: { value: '' } })
    expect(store.submission()).toEqual({})
  })

  test('a limit counts the characters, not the tags', () => {
    const { input, message } = renderForm(editor({ limitWorkNumber: true, min: 1, max: 3 }))
    fireEvent.change(input('e'), { target: { value: '一二三' } })
    fireEvent.blur(input('e'))
    expect(message('e')).toBeUndefined()
    fireEvent.change(input('e'), { target: { value: '一二三四' } })
    expect(message('e')).toBe('简介长度只能在1-3之间')
  })

  test('stored paragraphs are read back as lines', () => {
    const { input } = renderForm(editor(), { stored: { e: '<p>一</p><p>二 &amp; 三</p>' } })
    expect(input('e').value).toBe('一\n二 & 三')
  })
})

describe('formatted text from elsewhere', () => {
  const stored = { e: '<p><b>一</b></p><p>二</p>' }

  test('is kept as it is until the person gives the format up', () => {
    const { store, place, input } = renderForm(editor(), { stored })
    expect(place('e')?.querySelector('b')?.textContent).toBe('一')
    expect(store.submission()).toEqual(stored)
    fireEvent.click(named('去除格式并编辑'))
    expect(input('e').value).toBe('一\n二')
    expect(store.get('e')).toBe('<p>一</p><p>二</p>')
  })

  test('is shown without script', () => {
    const evil = { e: '<p>一<img src="x" onerror="alert(1)"><script>alert(1)</script></p>' }
    const { place } = renderForm(editor(), { stored: evil, readonly: true })
    expect(place('e')?.textContent).toContain('一')
    expect(place('e')?.innerHTML).not.toMatch(/onerror|<script/)
  })
})
