import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { renderForm } from '../../runtime/react/form/renderForm.tsx'
import { allNamed, named } from '../support/named.ts'

afterEach(cleanup)

const date = (more: Record<string, unknown> = {}) => [
  [{ type: 'dateTime', value: 'd', label: '日期', ...more }],
]
const period = (more: Record<string, unknown> = {}) => date({ isTimeSlot: true, ...more })

const type = (input: Element | undefined, value: string) =>
  fireEvent.change(input as Element, { target: { value } })

const labelOf = (element: Element) => element.getAttribute('aria-label')

describe('a date on PC', () => {
  // Without Mantine's provider any Mantine component throws: none is mounted before the first opening.
  test.each([
    ['2020/1/5', undefined, '2020-01-05'],
    ['202005', 'yyyy-MM', '2020-05'],
    ['2020.1.5 8:30', 'yyyy-MM-dd HH:mm', '2020-01-05 08:30'],
  ])('%s typed in %s is stored as %s once the field is left', (text, fmt, stored) => {
    const { store, input } = renderForm(date({ ...(fmt && { fmt }) }))
    type(input('d'), text)
    fireEvent.blur(input('d'))
    expect(store.get('d')).toBe(stored)
  })

  test('a date that does not exist is complained about when the field is left, not before', () => {
    const { input, message } = renderForm(date())
    type(input('d'), '2021-02-29')
    expect(message('d')).toBeUndefined()
    fireEvent.blur(input('d'))
    expect(message('d')).toBe('日期格式错误')
    expect(input('d').value).toBe('2021-02-29')
  })

  test('the clear button leaves nothing to submit', () => {
    const { store } = renderForm(date(), { stored: { d: '2020-01-05' } })
    fireEvent.click(named('清除日期'))
    expect(store.submission()).toEqual({})
  })

  test('a field that is only passed through stays untouched', () => {
    const { store, input } = renderForm(date(), { stored: { d: '2020-01-05' } })
    fireEvent.focus(input('d'))
    fireEvent.blur(input('d'))
    expect(store.dirty).toBe(false)
  })

  test('a disabled one can neither be opened nor cleared', () => {
    const { input } = renderForm(date({ isDisable: true }), { stored: { d: '2020-01-05' } })
    expect(input('d').disabled).toBe(true)
    expect(allNamed('清除日期')).toEqual([])
  })
})

describe('a period', () => {
  const inputs = (place: HTMLElement | undefined) => [...(place?.querySelectorAll('input') ?? [])]

  test('both ends have names of their own', () => {
    const { place } = renderForm(period())
    expect(inputs(place('d')).map(labelOf)).toEqual(['日期开始', '日期结束'])
  })

  test('an end before the start is told and never swapped: corrected, the start is what it was', () => {
    const { store, place, message } = renderForm(period())
    const [start, end] = inputs(place('d'))
    type(start, '2024-05-01')
    fireEvent.blur(start as Element, { relatedTarget: end })
    type(end, '2024-04-01')
    fireEvent.blur(end as Element)
    expect(message('d')).toBe('结束时间不能早于开始时间')
    type(end, '2024-06-01')
    fireEvent.blur(end as Element)
    expect(message('d')).toBeUndefined()
    expect(store.get('d')).toEqual(['2024-05-01', '2024-06-01'])
  })

  test('half a period is complained about only when the field is left', () => {
    const { place, message } = renderForm(period({ required: true }))
    const [start, end] = inputs(place('d'))
    type(start, '2020-01-01')
    fireEvent.blur(start as Element, { relatedTarget: end })
    expect(message('d')).toBeUndefined()
    fireEvent.blur(end as Element)
    expect(message('d')).toBeDefined()
  })

  test('both ends cleared are no value', () => {
    const { store } = renderForm(period(), { stored: { d: ['2020-01-01', '2020-02-01'] } })
    fireEvent.click(named('清除日期开始'))
    fireEvent.click(named('清除日期结束'))
    expect(store.get('d')).toBeUndefined()
  })
})

describe('a period on a phone', () => {
  test('an end before the start is told and never swapped', () => {
    const stored = { d: ['2021-06-01', '2021-12-31'] }
    const { store, place, message } = renderForm(period(), { layout: 'mobile', stored })
    fireEvent.click([...(place('d')?.querySelectorAll('[role="combobox"]') ?? [])][1] as Element)
    fireEvent.keyDown(document.querySelector('[role="spinbutton"]') as Element, { key: 'Home' })
    fireEvent.click(named('确定'))
    expect(store.get('d')).toEqual(['2021-06-01', '1950-12-31'])
    expect(message('d')).toBe('结束时间不能早于开始时间')
  })
})

describe('a date on a phone', () => {
  const phone = (formInfo: unknown, d?: unknown) =>
    renderForm(formInfo, { layout: 'mobile', ...(d !== undefined && { stored: { d } }) })
  const wheels = () =>
    [...document.querySelectorAll<HTMLElement>('[role="spinbutton"]')].map((wheel) =>
      wheel.getAttribute('aria-valuetext'),
    )
  test('opens one wheel a part of the format, at the value', () => {
    const { place } = phone(date({ fmt: 'yyyy-MM-dd HH:mm' }), '2020-02-29 08:30')
    fireEvent.click(place('d')?.querySelector('button') as Element)
    expect(wheels()).toEqual(['2020年', '2月', '29日', '8时', '30分'])
  })

  test('what is turned counts only when confirmed, and stays a day that exists', () => {
    const { store, place } = phone(date(), '2020-02-29')
    fireEvent.click(place('d')?.querySelector('button') as Element)
    fireEvent.keyDown(named('年'), { key: 'ArrowDown' })
    expect(store.get('d')).toBe('2020-02-29')
    fireEvent.click(named('确定'))
    expect(store.get('d')).toBe('2021-02-28')
  })

  test('a sheet that is closed changes nothing', () => {
    const { store, place } = phone(date(), '2020-02-29')
    fireEvent.click(place('d')?.querySelector('button') as Element)
    fireEvent.keyDown(named('月'), { key: 'ArrowDown' })
    fireEvent.click(named('取消'))
    expect(store.get('d')).toBe('2020-02-29')
  })

  test('it can be cleared', () => {
    const { store, place } = phone(date(), '2020-02-29')
    fireEvent.click(place('d')?.querySelector('button') as Element)
    fireEvent.click(named('清除'))
    expect(store.submission()).toEqual({})
  })
})

test.each([
  [date(), '2020-02-29', '2020-02-29'],
  [period(), ['2020-01-01', '2020-02-01'], '2020-01-01 至 2020-02-01'],
])('only read: %#', (formInfo, d, text) => {
  const { place } = renderForm(formInfo, { readonly: true, stored: { d } })
  expect(place('d')?.textContent).toContain(text)
  expect(place('d')?.querySelector('input')).toBeNull()
})

describe('a day of birth', () => {
  const birth = [[{ type: 'dateTime', value: 'd', label: '出生日期' }]]
  afterEach(() => vi.useRealTimers())

  test('turns wheels from 1980 to yesterday on a phone', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 9) })
    const { place } = renderForm(birth, { layout: 'mobile' })
    fireEvent.click(place('d')?.querySelector('button') as Element)
    const years = screen.getByRole('spinbutton', { name: '年', hidden: true })
    expect(years.getAttribute('aria-valuetext')).toBe('1980年')
    expect(years.getAttribute('aria-valuemax')).toBe('2026')
  })

  test('typed as today it is told', () => {
    const { input, message } = renderForm(birth)
    type(input('d'), '2026-11-20')
    fireEvent.blur(input('d'))
    expect(message('d')).toBe('请重新选择出生日期')
  })
})
