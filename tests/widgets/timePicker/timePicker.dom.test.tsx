import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderForm } from '../../runtime/react/form/renderForm.tsx'

afterEach(cleanup)

const time = [[{ type: 'timePicker', value: 't', label: '时间' }]]

test('a time typed loosely is stored as HH:mm', () => {
  const { store, input } = renderForm(time)
  fireEvent.change(input('t'), { target: { value: '8：5' } })
  fireEvent.blur(input('t'))
  expect(store.get('t')).toBe('08:05')
})

test('hours and minutes are picked from columns; minutes not picked are zero', () => {
  const { store, input } = renderForm(time)
  fireEvent.click(input('t'))
  const column = (name: string) =>
    document.querySelector(`[role="listbox"][aria-label="${name}"]`) as HTMLElement
  fireEvent.click(column('时').children[17] as Element)
  expect(store.get('t')).toBe('17:00')
  fireEvent.keyDown(column('分'), { key: 'ArrowDown' })
  expect(store.get('t')).toBe('17:01')
})

test('an hour that does not exist is complained about', () => {
  const { input, message } = renderForm(time)
  fireEvent.change(input('t'), { target: { value: '25:00' } })
  fireEvent.blur(input('t'))
  expect(message('t')).toBe('时间格式错误')
})
