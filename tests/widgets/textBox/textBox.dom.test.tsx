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

describe('an input that takes so many characters', () => {
  const open = (max = 3, more = {}) => renderForm(box({ inputMax: max, ...more }))
  /** As the browser does it: the text is there, the cursor behind what came in. */
  const enter = (element: HTMLInputElement, value: string, composing = false) =>
    fireEvent.input(element, { target: { value }, isComposing: composing })

  test.each(['01', '02', '03'])('takes no more, in a box of kind %s', (textBoxType) => {
    const { store, input, message } = open(3, { textBoxType })
    enter(input('t'), 'abc')
    enter(input('t'), 'abcd')
    expect([input('t').value, store.get('t')]).toEqual(['abc', 'abc'])
    expect(message('t')).toBeUndefined()
  })

  test('counts characters, not the units of rare ones', () => {
    const { store, input } = open()
    enter(input('t'), '𬭎䶮𬭎')
    expect(store.get('t')).toBe('𬭎䶮𬭎')
  })

  test('says that a paste was cut, until the text is changed; the rest may be sent', async () => {
    const { store, input, message } = open()
    enter(input('t'), 'abcdef')
    expect(store.get('t')).toBe('abc')
    expect(message('t')).toBe('最多输入3个字，多出的没有输入')
    expect(await store.check()).toEqual({})
    enter(input('t'), 'abcdef')
    enter(input('t'), 'ab')
    expect(message('t')).toBeUndefined()
  })

  test('waits for an input method before it cuts', () => {
    const { store, input, message } = open()
    enter(input('t'), '张')
    enter(input('t'), "张zhang'san", true)
    expect(input('t').value).toBe("张zhang'san")
    input('t').value = '张三丰李四'
    fireEvent.compositionEnd(input('t'))
    expect([input('t').value, store.get('t')]).toEqual(['张三丰', '张三丰'])
    expect(message('t')).toBe('最多输入3个字，多出的没有输入')
  })

  test('leaves a stored text that is longer as it is', () => {
    const { store, input } = renderForm(box({ inputMax: 3 }), { stored: { t: 'abcdef' } })
    enter(input('t'), 'abcde')
    expect(store.get('t')).toBe('abcde')
  })
})
