import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderForm } from '../../runtime/react/form/renderForm.tsx'

afterEach(cleanup)

const slider = (more: Record<string, unknown> = {}) => [
  [{ type: 'slider', value: 's', label: '程度', min: 10, max: 20, step: 2, ...more }],
]

test('the scale is the configured one, and the number stands beside it', () => {
  const { input, place, store } = renderForm(slider())
  expect([input('s').min, input('s').max, input('s').step]).toEqual(['10', '20', '2'])
  fireEvent.change(input('s'), { target: { value: '14' } })
  expect(store.get('s')).toBe(14)
  expect(place('s')?.querySelector('output')?.textContent).toBe('14')
})

test('untouched it is no value', () => {
  const { store, input, place } = renderForm(slider())
  expect(store.submission()).toEqual({})
  expect(place('s')?.querySelector('output')?.textContent).toBe('—')
  expect(input('s').getAttribute('aria-valuetext')).toBe('未选择')
})

test.each([
  ['a press', (input: HTMLInputElement) => fireEvent.click(input)],
  ['Enter', (input: HTMLInputElement) => fireEvent.keyDown(input, { key: 'Enter' })],
])('the start itself is chosen by %s', (_, choose) => {
  const { store, input } = renderForm(slider())
  choose(input('s'))
  expect(store.get('s')).toBe(10)
})

test('only read it is a number, zero included', () => {
  const { place } = renderForm(slider({ min: 0 }), { readonly: true, stored: { s: 0 } })
  expect(place('s')?.textContent).toContain('0')
})
