import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { renderForm } from '../../runtime/react/form/renderForm.tsx'

afterEach(cleanup)

const items = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    itemCode: String(index).padStart(3, '0'),
    itemName: `选项${index}`,
  }))

const choice = (more: Record<string, unknown>) => [
  [{ type: 'choice', value: 'c', label: '类别', items: items(4), ...more }],
]

const options = () => [...document.querySelectorAll<HTMLElement>('[role="option"]')]

describe('all options in sight', () => {
  test('radio buttons hold one code', () => {
    const { store, place } = renderForm(choice({ choiceType: '01' }))
    const radios = place('c')?.querySelectorAll('input') ?? []
    fireEvent.click(radios[1] as Element)
    fireEvent.click(radios[2] as Element)
    expect(store.get('c')).toBe('002')
  })

  test.each(['02', '04'])(
    'check boxes (%s) hold a list in the order of the options',
    (choiceType) => {
      const { store, place } = renderForm(choice({ choiceType }))
      const boxes = place('c')?.querySelectorAll('input') ?? []
      fireEvent.click(boxes[3] as Element)
      fireEvent.click(boxes[1] as Element)
      expect(store.get('c')).toEqual(['001', '003'])
      fireEvent.click(boxes[3] as Element)
      expect(store.get('c')).toEqual(['001'])
    },
  )

  test('the group is named by its label', () => {
    const { place } = renderForm(choice({ choiceType: '01' }))
    const group = place('c')?.querySelector('[role="radiogroup"]')
    const name = document.getElementById(group?.getAttribute('aria-labelledby') ?? '')
    expect(name?.textContent).toBe('类别')
  })
})

describe('a picker', () => {
  const picker = (more: Record<string, unknown> = {}) => choice({ choiceType: '03', ...more })

  test('opens, picks one and closes', () => {
    const { store, place } = renderForm(picker())
    const trigger = place('c')?.querySelector('button') as HTMLButtonElement
    expect(trigger.textContent).toBe('请选择类别')
    fireEvent.click(trigger)
    fireEvent.click(options()[2] as Element)
    expect(store.get('c')).toBe('002')
    expect(trigger.textContent).toBe('选项2')
    expect(options()).toHaveLength(0)
  })

  test('stays open while several are picked', () => {
    const { store, place } = renderForm(picker({ isMultiple: true }))
    fireEvent.click(place('c')?.querySelector('button') as Element)
    fireEvent.click(options()[2] as Element)
    fireEvent.click(options()[0] as Element)
    expect(store.get('c')).toEqual(['000', '002'])
  })

  test('is worked by the keyboard alone', () => {
    const { store, place } = renderForm(picker())
    const trigger = place('c')?.querySelector('button') as HTMLButtonElement
    fireEvent.keyDown(trigger, { key: 'ArrowDown' })
    const list = document.querySelector('[role="listbox"]') as HTMLElement
    expect(document.activeElement).toBe(list)
    fireEvent.keyDown(list, { key: 'ArrowDown' })
    fireEvent.keyDown(list, { key: 'Enter' })
    expect(store.get('c')).toBe('001')
    expect(document.activeElement).toBe(trigger)
  })

  test('Escape closes it without picking', () => {
    const { store, place } = renderForm(picker())
    const trigger = place('c')?.querySelector('button') as HTMLButtonElement
    fireEvent.click(trigger)
    fireEvent.keyDown(document, { key: 'Escape' })
    expect(options()).toHaveLength(0)
    expect(store.get('c')).toBeUndefined()
  })

  test('searches long lists, and renders only a window of very long ones', () => {
    const { place } = renderForm(picker({ items: items(500) }))
    fireEvent.click(place('c')?.querySelector('button') as Element)
    expect(options().length).toBeLessThan(60)
    const search = document.querySelector('[aria-label="搜索选项"]') as HTMLInputElement
    fireEvent.change(search, { target: { value: '选项49' } })
    expect(options().map((each) => each.textContent)).toEqual([
      '选项49',
      ...Array.from({ length: 10 }, (_, index) => `选项49${index}`),
    ])
  })

  test('going to the open panel is not leaving the field', () => {
    const { place, message } = renderForm(picker({ required: true, items: items(20) }))
    const trigger = place('c')?.querySelector('button') as HTMLButtonElement
    fireEvent.click(trigger)
    const search = document.querySelector('[aria-label="搜索选项"]') as HTMLElement
    fireEvent.blur(trigger, { relatedTarget: search })
    expect(message('c')).toBeUndefined()
    fireEvent.blur(trigger, { relatedTarget: document.body })
    expect(message('c')).toBe('请选择类别')
  })
})
