import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import { shareBundle } from '#adapters/formInfo/shareBundle.ts'
import { TextBoxType } from '#contract/codes.ts'
import { StagedStore } from '#runtime/core/form/staged/stagedStore.ts'
import { FormView } from '#runtime/react/form/FormView.tsx'
import { KEPT_PARTS } from '#runtime/react/form/sections/keptParts.tsx'
import type { EditProps } from '#runtime/react/form/session/fieldWidget.ts'
import { FormEnvironmentProvider } from '#runtime/react/form/session/formEnvironment.ts'
import { FIELD_WIDGETS } from '#widgets/widgetRegistry.ts'

afterEach(cleanup)

const nobody = async () => []
const dictionaries = {}
const context = { dictionaries, areas: [], now: Date.UTC(2026, 10, 20) }

/** Renders counts of inputs by key. */
function renderKept(formInfo: unknown) {
  const bundleOf = (source: unknown) => convertFormInfo(source, { dictionaries })
  const store = new StagedStore(bundleOf(formInfo), { context })
  const renders: string[] = []
  const { Edit } = FIELD_WIDGETS.textBox
  const environment = {
    widgets: {
      ...FIELD_WIDGETS,
      textBox: {
        ...FIELD_WIDGETS.textBox,
        Edit: (props: EditProps) => {
          renders.push(props.path)
          return <Edit {...props} />
        },
      },
    },
    dictionaries,
    areas: [],
    upload: () => Promise.reject(new Error('no upload here')),
    subOrgs: nobody,
    orgsOf: nobody,
  }
  const { container } = render(
    <FormEnvironmentProvider value={environment}>
      <FormView store={store} layout="pc" rjsf={KEPT_PARTS} />
    </FormEnvironmentProvider>,
  )
  const place = (key: string) => container.querySelector<HTMLElement>(`[data-field="${key}"]`)
  return {
    ...{ store, container, renders, place },
    input: (key: string) => place(key)?.querySelector('input') as HTMLInputElement,
    define: (next: unknown) => act(() => store.define(shareBundle(store.bundle, bundleOf(next)))),
    shown: () =>
      [...container.querySelectorAll<HTMLElement>('[data-field]')].map(
        (each) => each.dataset.field,
      ),
  }
}

const text = (value: string, more: Record<string, unknown> = {}) => ({
  type: 'textBox',
  value,
  label: value,
  ...more,
})

const label = (form: ReturnType<typeof renderKept>, key: string) =>
  form.place(key)?.querySelector('label')?.textContent

describe('a form whose definition changes', () => {
  test('keeps inputs, focus and typed text over a new label, and shows the label', () => {
    const form = renderKept([[text('a'), text('b')], [text('c')]])
    const inputs = ['a', 'b', 'c'].map(form.input)
    fireEvent.change(form.input('a'), { target: { value: '甲' } })
    form.input('b').focus()
    form.define([[text('a'), text('b', { label: '新名' })], [text('c')]])
    expect(['a', 'b', 'c'].map(form.input)).toEqual(inputs)
    expect(inputs.every((input, at) => input === form.input('abc'[at] ?? ''))).toBe(true)
    expect(document.activeElement).toBe(form.input('b'))
    expect(form.input('a').value).toBe('甲')
    expect(label(form, 'b')).toBe('新名')
  })

  test('keeps the element that scrolls', () => {
    const form = renderKept([[text('a')]])
    const [element, section] = ['form', '[data-section]'].map((it) =>
      form.container.querySelector(it),
    )
    form.define([[text('a', { label: '新名' })]])
    expect(form.container.querySelector('form')).toBe(element)
    expect(form.container.querySelector('[data-section]')).toBe(section)
  })

  test.each([
    ['a label', { label: '新名' }],
    ['a placeholder', { placeholder: '请填写' }],
    ['a limit', { limitWorkNumber: true, min: 2, max: 4 }],
  ])('renders one input anew when %s changes', (_what, change) => {
    const form = renderKept([[text('a'), text('b')], [text('c')]])
    form.renders.length = 0
    form.define([[text('a'), text('b', change)], [text('c')]])
    expect([...new Set(form.renders)]).toEqual(['b'])
  })

  test('shows fields that come, and no longer those that go', () => {
    const form = renderKept([[text('a'), text('b')], [text('c')]])
    const kept = form.input('a')
    form.define([[text('a'), text('new')], [text('d')], [text('c')]])
    expect(form.shown()).toEqual(['a', 'new', 'd', 'c'])
    expect(form.input('a')).toBe(kept)
  })

  test('a field that a rule begins to decide over goes and comes at once', () => {
    const form = renderKept([[text('a')], [text('b')]])
    const rule = { isRelation: true, condition: '1', conditionText: '是', fields: 'b' }
    form.define([[text('a', rule)], [text('b')]])
    expect(form.shown()).toEqual(['a'])
    fireEvent.change(form.input('a'), { target: { value: '是' } })
    expect(form.shown()).toEqual(['a', 'b'])
    form.define([[text('a')], [text('b')]])
    expect(form.shown()).toEqual(['a', 'b'])
  })

  test('a field that is no longer hidden appears', () => {
    const form = renderKept([[text('a')], [text('b', { isHide: true })]])
    expect(form.shown()).toEqual(['a'])
    form.define([[text('a')], [text('b')]])
    expect(form.shown()).toEqual(['a', 'b'])
  })

  test('another type brings another input', () => {
    const form = renderKept([[text('a')]])
    form.define([[{ type: 'switch', value: 'a', label: 'a' }]])
    expect(form.place('a')?.querySelector('input')?.type).toBe('checkbox')
  })

  test.each([
    ['another control of its type', { textBoxType: TextBoxType.Password }],
    ['several lines', { textBoxType: TextBoxType.Textarea }],
  ])('what was typed shows in %s', (_what, change) => {
    const form = renderKept([[text('a')]])
    const first = form.input('a')
    fireEvent.change(first, { target: { value: '甲' } })
    form.define([[text('a', change)]])
    const control = form.place('a')?.querySelector<HTMLInputElement>('input, textarea')
    expect(control).not.toBe(first)
    expect(control?.value).toBe('甲')
  })

  test('a section that comes or goes takes its title along', () => {
    const page = { type: 'page', label: '第二部分', value: 'p' }
    const form = renderKept([[text('a')], [text('b')]])
    form.define([[text('a')], [page], [text('b')]])
    expect(form.container.querySelector('h2')?.textContent).toBe('第二部分')
    form.define([[text('a')], [text('b')]])
    expect(form.container.querySelector('h2')).toBeNull()
    expect(form.shown()).toEqual(['a', 'b'])
  })
})
