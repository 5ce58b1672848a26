import { act, cleanup, fireEvent } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { lazySanitiser } from '#runtime/react/html/lazySanitiser.ts'
import { renderForm } from '../../runtime/react/form/renderForm.tsx'

beforeAll(async () => void (await lazySanitiser.load()))
afterEach(cleanup)

const editor = (more: Record<string, unknown> = {}) => [
  [{ type: 'editor', value: 'e', label: '简介', ...more }],
]

type Options = Parameters<typeof renderForm>[1]

function open(more?: Record<string, unknown>, options?: Options) {
  const form = renderForm(editor(more), options)
  const text = () => form.place('e')?.querySelector<HTMLElement>('[role="textbox"]')
  const begin = () => act(async () => text()?.focus())
  const waiting = () => form.place('e')?.querySelector('textarea')
  return { ...form, text, begin, waiting }
}

/** The editor has come, and the place to wait in has gone. */
const opened = async ({ waiting }: ReturnType<typeof open>) => {
  const late = Date.now() + 10_000
  while (waiting() && Date.now() < late)
    await act(() => new Promise((resolve) => setTimeout(resolve, 10)))
  expect(waiting()).toBeNull()
}

describe('until somebody wants to write', () => {
  test('the text is there as it is, without any editor', () => {
    const { text, place } = open({}, { stored: { e: '<p style="line-height:3"><b>一</b></p>' } })
    expect(text()?.querySelector('b')?.textContent).toBe('一')
    expect(text()?.querySelector('p')?.style.lineHeight).toBe('3')
    expect(place('e')?.querySelector('.ProseMirror, [role="toolbar"]')).toBeNull()
  })

  test('the field can be reached, and is named, described and marked', () => {
    const { text } = open({ required: true, describe: '不超过一页' })
    expect(text()?.tabIndex).toBe(0)
    const named = document.getElementById(text()?.getAttribute('aria-labelledby') ?? '')
    expect(named?.textContent).toContain('简介')
    expect(text()?.getAttribute('aria-required')).toBe('true')
  })

  test('nothing in the stored text acts', () => {
    const evil = { e: '<p>一<img src="x" onerror="alert(1)"><script>alert(1)</script></p>' }
    const { place } = open({}, { stored: evil })
    expect(place('e')?.innerHTML).not.toMatch(/onerror|<script/)
  })
})

describe('while the editor is on its way', () => {
  test('what is typed is kept, after what was there, and opens in the editor', async () => {
    const form = open({}, { stored: { e: '<p>一</p>' } })
    await act(async () => {
      form.text()?.focus()
    })
    const place = form.waiting()
    if (place) fireEvent.change(place, { target: { value: '二\n<三>' } })
    else throw new Error('There is no place to wait in')
    expect(form.store.get('e')).toBe('<p>一</p><p>二</p><p>&lt;三&gt;</p>')
    await opened(form)
    expect(form.text()?.textContent).toBe('一二<三>')
  })

  test('the field is not left: no message shows', async () => {
    const form = open({ required: true })
    await form.begin()
    await opened(form)
    expect(form.message('e')).toBeUndefined()
  })
})

describe('where somebody is about to write', () => {
  test('the tools are there unasked; nothing has the focus, and nothing is written', async () => {
    const stored = { e: '<p>一</p>' }
    const form = open({}, { stored, eager: true })
    const tools = () => form.place('e')?.querySelector('[role="toolbar"]')
    await vi.waitFor(() => expect(tools()).toBeTruthy(), 10_000)
    expect(form.place('e')?.querySelectorAll('[role="textbox"]')).toHaveLength(1)
    expect(form.place('e')?.contains(document.activeElement)).toBe(false)
    expect(form.store.get('e')).toBe(stored.e)
    await form.begin()
    expect(form.waiting()).toBeNull()
    expect(document.activeElement).toBe(form.text())
  })
})

describe('a link to the field leads into its text', () => {
  test('before the editor has come, and when it is there', async () => {
    const form = open()
    await act(async () => form.store.reveal('e'))
    await opened(form)
    expect(document.activeElement).toBe(form.text())
    act(() => form.place('e')?.querySelector<HTMLElement>('[aria-label="加粗"]')?.focus())
    await act(async () => form.store.reveal('e'))
    expect(document.activeElement).toBe(form.text())
  })
})

describe('the editor', () => {
  test('shows what the store gets from elsewhere', async () => {
    const form = open()
    await form.begin()
    await opened(form)
    form.change(() => form.store.set('e', '<p>外来</p>'))
    expect(form.text()?.textContent).toBe('外来')
    form.change(() => form.store.set('e', null))
    expect(form.text()?.textContent).toBe('')
  })

  test('takes nothing while the form is being submitted', async () => {
    const form = open()
    await form.begin()
    await opened(form)
    expect(form.text()?.getAttribute('contenteditable')).toBe('true')
    form.change(() => form.store.freeze())
    expect(form.text()?.getAttribute('contenteditable')).toBe('false')
  })

  test('offers the nine line heights of the specification', async () => {
    const form = open()
    await form.begin()
    await opened(form)
    const heights = [...(form.place('e')?.querySelectorAll('[aria-label="行高"] option') ?? [])]
    expect(heights.map((option) => (option as HTMLOptionElement).value)).toEqual([
      '',
      '1',
      '1.5',
      '1.6',
      '1.75',
      '1.8',
      '2',
      '3',
      '4',
      '5',
    ])
  })
})

describe('limits', () => {
  test('count the characters a reader sees, and say how many there are', () => {
    const form = open(
      { limitWorkNumber: true, min: 1, max: 3 },
      { stored: { e: '<p>一二&amp;四</p>' } },
    )
    expect(form.place('e')?.textContent).toContain('4/3')
    act(() => void form.store.validate())
    expect(form.message('e')).toBe('简介长度只能在1-3之间')
  })
})

describe('only to be looked at', () => {
  test.each([
    ['disabled', { isDisable: true }, {}],
    ['read-only', {}, { readonly: true }],
  ])('%s', (_, more, options) => {
    const { place, text } = open(more, { ...options, stored: { e: '<p><b>一</b></p>' } })
    expect(place('e')?.querySelector('b')?.textContent).toBe('一')
    expect(text()).toBeNull()
  })
})
