import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { renderForm } from '../../runtime/react/form/renderForm.tsx'

afterEach(cleanup)

const items = [
  { itemCode: '1', itemName: '甲' },
  { itemCode: '2', itemName: '乙', off: true },
]
const radio = [[{ type: 'choice', value: 'k', label: '类别', items }]]
const picker = [[{ type: 'choice', choiceType: '03', value: 'k', label: '类别', items }]]
const cascade = [[{ type: 'cascade', value: 'k', label: '类别', items }]]

const labels = (place: HTMLElement | undefined) =>
  [...(place?.querySelectorAll('label') ?? [])].map(({ textContent }) => textContent)

describe('an option that is retired', () => {
  test('is not offered', () => {
    const { place } = renderForm(radio)
    expect(labels(place('k')).filter((text) => text?.includes('乙'))).toEqual([])
  })

  test('is listed and marked where it is held, and stays so that one can go back', () => {
    const { store, place } = renderForm(radio, { stored: { k: '2' } })
    expect(labels(place('k'))).toContain('乙（已停用）')
    fireEvent.click(place('k')?.querySelectorAll('input')[0] as Element)
    expect(store.get('k')).toBe('1')
    fireEvent.click(place('k')?.querySelectorAll('input')[1] as Element)
    expect(store.get('k')).toBe('2')
  })

  test.each([
    ['a picker', picker, '2'],
    ['a cascade', cascade, ['2']],
  ])('%s that holds it shows its words on both layouts', (_, form, value) => {
    for (const layout of ['pc', 'mobile'] as const) {
      const { place } = renderForm(form, { stored: { k: value }, layout })
      const field = place('k')
      const texts = [...(field?.querySelectorAll('input') ?? [])].map((input) => input.value)
      expect([field?.textContent, ...texts].join(' ')).toContain('乙')
      cleanup()
    }
  })

  test.each([
    ['a choice', radio, '2'],
    ['a cascade', cascade, ['2']],
  ])('%s only read says its words, unmarked', (_, form, value) => {
    const { place } = renderForm(form, { stored: { k: value }, readonly: true })
    expect(place('k')?.textContent).toContain('乙')
    expect(place('k')?.textContent).not.toContain('已停用')
  })
})
