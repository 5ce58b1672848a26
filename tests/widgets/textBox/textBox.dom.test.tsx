import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { renderForm } from '../../runtime/react/form/renderForm.tsx'

afterEach(cleanup)

const box = (more: Record<string, unknown> = {}) => [
  [{ type: 'textBox', value: 't', label: '内容', ...more }],
]

describe('text boxes', () => {
  test.each([
    ['01', 'INPUT', 'text'],
    ['02', 'TEXTAREA', 'textarea'],
    ['03', 'INPUT', 'password'],
  ])('type %s is a native %s of kind %s', (textBoxType, tag, kind) => {
    const { input } = renderForm(box({ textBoxType }))
    expect([input('t').tagName, input('t').type]).toEqual([tag, kind])
  })

  test('emptied text is no value', () => {
    const { store, input } = renderForm(box())
    fireEvent.change(input('t'), { target: { value: '字' } })
    fireEvent.change(input('t'), { target: { value: '' } })
    expect(store.submission()).toEqual({})
  })

  test('a password can be looked at, and is never shown in a form that is only read', () => {
    const { place, input } = renderForm(box({ textBoxType: '03' }))
    fireEvent.click(place('t')?.querySelector('[aria-label="显示密码"]') as Element)
    expect(input('t').type).toBe('text')
    cleanup()
    const read = renderForm(box({ textBoxType: '03' }), { readonly: true, stored: { t: 'geheim' } })
    expect(read.place('t')?.textContent).not.toContain('geheim')
  })

  test('help stands below the input and is read with it', () => {
    const { place, input } = renderForm(box({ describe: '与证件一致' }))
    const ids = input('t').getAttribute('aria-describedby')?.split(' ') ?? []
    expect(ids.map((id) => document.getElementById(id)?.textContent)).toContain('与证件一致')
    expect(place('t')?.querySelector('label')?.htmlFor).toBe(input('t').id)
  })
})
