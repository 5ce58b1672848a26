import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderForm } from '../../runtime/react/form/renderForm.tsx'

afterEach(cleanup)

const range = [[{ type: 'timePickerRange', value: 'r', label: '时段' }]]

test('an end before its start is told and never swapped', () => {
  const { store, place } = renderForm(range)
  const [start, end] = place('r')?.querySelectorAll('input') ?? []
  fireEvent.change(start as Element, { target: { value: '1730' } })
  fireEvent.blur(start as Element, { relatedTarget: end })
  fireEvent.change(end as Element, { target: { value: '0800' } })
  fireEvent.blur(end as Element)
  expect(store.get('r')).toEqual(['17:30', '08:00'])
  expect(place('r')?.textContent).toContain('结束时间不能早于开始时间')
  fireEvent.change(end as Element, { target: { value: '1730' } })
  fireEvent.blur(end as Element)
  expect(place('r')?.textContent).not.toContain('结束时间不能早于开始时间')
  expect(store.submission()).toEqual({ r: ['17:30', '17:30'] })
})

test('only read it says from when to when', () => {
  const { place } = renderForm(range, { readonly: true, stored: { r: ['08:00', '17:30'] } })
  expect(place('r')?.textContent).toContain('08:00 至 17:30')
})
