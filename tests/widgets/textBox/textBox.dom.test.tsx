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

  test('says that a paste was cut, which is no error, until the text is changed', async () => {
    const limits = { limitWorkNumber: true, max: 3, limitWorkNumberText: '内容长度只能在0-3之间' }
    const { store, input, message, hint } = open(3, limits)
    enter(input('t'), 'abcdef')
    expect(store.get('t')).toBe('abc')
    expect([hint('t'), message('t')]).toEqual(['最多输入3个字，多出的没有输入', undefined])
    expect([store.errors(), input('t').getAttribute('aria-invalid')]).toEqual([{}, 'false'])
    expect(await store.check()).toEqual({})
    enter(input('t'), 'abcdef')
    enter(input('t'), 'ab')
    expect(hint('t')).toBeUndefined()
  })

  test('waits for an input method before it cuts', () => {
    const { store, input, hint } = open()
    enter(input('t'), '张')
    enter(input('t'), "张zhang'san", true)
    expect(input('t').value).toBe("张zhang'san")
    input('t').value = '张三丰李四'
    fireEvent.compositionEnd(input('t'))
    expect([input('t').value, store.get('t')]).toEqual(['张三丰', '张三丰'])
    expect(hint('t')).toBe('最多输入3个字，多出的没有输入')
  })

  test('leaves a stored text that is longer as it is', () => {
    const { store, input } = renderForm(box({ inputMax: 3 }), { stored: { t: 'abcdef' } })
    enter(input('t'), 'abcde')
    expect(store.get('t')).toBe('abcde')
  })
})

describe('what is typed or pasted becomes the value that it says', () => {
  const enter = (element: HTMLInputElement, value: string) =>
    fireEvent.input(element, { target: { value } })
  const mobile = { isRegExp: true, commonRegExp: 'mobile', inputMax: 11 }

  test.each([
    ['mobile', mobile, '\u202d13800009999\u202c', '13800009999'],
    ['mobile', mobile, '+86 138-0000-9999', '13800009999'],
    ['code', { textKind: 'code', inputMax: 6 }, '【学会】验证码 123456', '123456'],
    ['name', { isRegExp: true, commonRegExp: 'realName' }, '阿依古丽•买买提 ', '阿依古丽·买买提'],
  ])('a pasted %s at once', (_kind, more, pasted, value) => {
    const { store, input, message } = renderForm(box(more))
    enter(input('t'), pasted)
    expect([input('t').value, store.get('t'), message('t')]).toEqual([value, value, undefined])
  })

  test('a typed one once it is left, and it is no error before', () => {
    const { store, input, message } = renderForm(box({ ...mobile, inputMax: 13 }))
    for (let end = 1; end <= 13; end += 1) enter(input('t'), '138 0000 0001'.slice(0, end))
    expect(input('t').value).toBe('138 0000 0001')
    expect(store.validate()).toEqual({})
    fireEvent.blur(input('t'))
    expect([input('t').value, store.submission().t, message('t')]).toEqual([
      '13800000001',
      '13800000001',
      undefined,
    ])
  })

  test('separators give way to the most characters, key by key', () => {
    const { store, input } = renderForm(box(mobile))
    let text = ''
    for (const key of '138 0000 0001') {
      enter(input('t'), text + key)
      text = input('t').value
    }
    expect(store.get('t')).toBe('13800000001')
  })

  test('what cannot be read stays, with its message', () => {
    const { store, input, message } = renderForm(
      box({
        isRegExp: true,
        customRegExp: '1\\d{10}',
        textKind: 'mobile',
        regExpText: '手机号码格式错误',
      }),
    )
    enter(input('t'), '1380000')
    fireEvent.blur(input('t'))
    store.validate()
    expect([input('t').value, message('t')]).toEqual(['1380000', '手机号码格式错误'])
  })
})
