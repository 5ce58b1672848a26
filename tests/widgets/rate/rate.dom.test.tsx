import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderForm } from '../../runtime/react/form/renderForm.tsx'
import { named } from '../support/named.ts'

afterEach(cleanup)

const rate = (more: Record<string, unknown> = {}) => [
  [{ type: 'rate', value: 'r', label: '评分', ...more }],
]
const lit = (place: HTMLElement | undefined) => place?.querySelectorAll('[data-on]').length

test.each([
  [{}, 5],
  [{ max: 10 }, 10],
])('%j has %i marks in a group named by the label', (more, count) => {
  const { place } = renderForm(rate(more))
  const group = place('r')?.querySelector('[role="radiogroup"]')
  expect(group?.querySelectorAll('[type="radio"]')).toHaveLength(count)
  expect(
    document.getElementById(group?.getAttribute('aria-labelledby') ?? '')?.textContent,
  ).toContain('评分')
})

test('a mark is a number and lights every icon up to it', () => {
  const { store, place } = renderForm(rate())
  fireEvent.click(named('4分'))
  expect(store.get('r')).toBe(4)
  expect(lit(place('r'))).toBe(4)
})

test('the chosen mark pressed again is taken back', () => {
  const { store } = renderForm(rate(), { stored: { r: 4 } })
  fireEvent.click(named('4分'))
  expect(store.submission()).toEqual({})
})

test('disabled it cannot be changed', () => {
  const { place } = renderForm(rate({ isDisable: true }))
  const radios = [...(place('r')?.querySelectorAll<HTMLInputElement>('[type="radio"]') ?? [])]
  expect(radios.map(({ disabled }) => disabled)).toEqual(Array(5).fill(true))
})

test('only read it says its mark', () => {
  const { place } = renderForm(rate(), { readonly: true, stored: { r: 3 } })
  expect(place('r')?.querySelector('[role="img"]')?.getAttribute('aria-label')).toBe('3分')
  expect(lit(place('r'))).toBe(3)
})
