import { act } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { mountForm } from '../../src/embed/mountForm.tsx'

const FORM = [
  { type: 'textBox', value: 'name', label: '姓名', required: true },
  { type: 'textBox', value: 'city', label: '城市', defaultValue: '北京' },
]

/** Builds put the styles of the product here. */
beforeEach(() => void vi.stubGlobal('__FORM_STYLES__', ''))

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

/** Mounts a form in an element that is in no document yet. */
function detached(isolate: boolean) {
  const place = document.createElement('div')
  const form = mountForm(place, { formInfo: FORM, isolate })
  const find = (selector: string) => (place.shadowRoot ?? place).querySelector(selector)
  return {
    attach: () => document.body.append(place),
    validate: () => act(async () => void (await form.validate())),
    text: (key: string) => find(`[data-field="${key}"] input`) as HTMLInputElement | null,
    message: () => find('[data-error]')?.textContent,
    form,
  }
}

describe.each([
  ['a page', false],
  ['a shadow tree', true],
])('a form of %s that is mounted before its element is in the document', (_where, isolate) => {
  test('shows its texts', () => {
    const { text, form } = detached(isolate)
    expect(text('city')?.value).toBe('北京')
    form.unmount()
  })

  test('shows its messages, there and in the document', async () => {
    const { attach, validate, message, text, form } = detached(isolate)
    await validate()
    expect(message()).toBe('请输入姓名')
    attach()
    expect(message()).toBe('请输入姓名')
    act(() => void form.unmount())
    expect(text('name')).toBeNull()
  })

  test('hears in the document what is said later', async () => {
    const { attach, validate, message, form } = detached(isolate)
    attach()
    await validate()
    expect(message()).toBe('请输入姓名')
    form.unmount()
  })
})
