import { describe, expect, test } from 'vitest'
import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import { pathOf, placeOf } from '#studio/form/stage/fieldPaths.ts'

const table = {
  type: 'table',
  value: 't',
  items: [{ value: 'x', type: 'textBox' }, { type: 'textBox' }],
}
const FORM = [
  [{ type: 'page', label: '第一部分' }],
  [{ type: 'textBox', value: 'a' }, { type: 'line' }],
  { type: 'textBox', value: ' b ' },
  [table],
]

describe('the place of a field in the document and its path in the form', () => {
  test.each([
    ['a field', { row: 1, index: 0 }, 'a'],
    ['a field alone in its row', { row: 2, index: 0 }, 'b'],
    ['a section', { row: 0, index: 0 }, '@0.0'],
    ['a layout field without a key', { row: 1, index: 1 }, '@1.1'],
    ['a column', { row: 3, index: 0, column: 0 }, 't/0/x'],
  ])('%s', (_what, place, path) => {
    expect(pathOf(FORM, place)).toBe(path)
    expect(placeOf(FORM, path)).toEqual(place)
  })

  test('every field of the form has its place', () => {
    const { order } = convertFormInfo(FORM, { dictionaries: {} })
    expect(order.map((key) => pathOf(FORM, placeOf(FORM, key) ?? { row: 9, index: 9 }))).toEqual(
      order,
    )
  })

  test('a cell of any row leads to its column', () => {
    expect(placeOf(FORM, 't/7/x')).toEqual({ row: 3, index: 0, column: 0 })
  })

  test('a column without a key is found at its table', () => {
    expect(pathOf(FORM, { row: 3, index: 0, column: 1 })).toBe('t')
  })

  test.each([
    ['a key nobody has', 'nobody'],
    ['a column nobody has', 'u/0/x'],
  ])('%s has no place', (_what, path) => {
    expect(placeOf(FORM, path)).toBeUndefined()
  })

  test('a place without a definition has no path', () => {
    expect(pathOf(FORM, { row: 9, index: 0 })).toBeUndefined()
  })
})
