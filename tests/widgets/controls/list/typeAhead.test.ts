import { describe, expect, test } from 'vitest'
import { moveActive } from '#widgets/controls/list/moveActive.ts'
import { rowTyped, typeLetter } from '#widgets/controls/list/typeAhead.ts'

const NAMES = ['Anhui', 'Beijing', 'Gansu', 'Guangdong', 'Guangxi']

describe('typing in a list', () => {
  test.each([
    ['g', 0, 2],
    ['G', 2, 3],
    ['gg', 3, 4],
    ['g', 4, 2],
    ['gu', 2, 3],
    ['guangx', 3, 4],
    ['x', 3, 3],
  ])('%s from row %i leads to row %i', (text, active, row) => {
    expect(rowTyped(NAMES, active, text)).toBe(row)
  })

  test('letters add up until somebody pauses', () => {
    const first = typeLetter({ text: '', at: 0 }, 'g', 1000)
    const second = first && typeLetter(first, 'u', 1400)
    expect(second).toEqual({ text: 'gu', at: 1400 })
    expect(second && typeLetter(second, 'a', 3000)).toEqual({ text: 'a', at: 3000 })
  })

  test.each(['Enter', 'F1', ' '])('%s is no letter', (key) => {
    expect(typeLetter({ text: '', at: 0 }, key, 1)).toBeUndefined()
  })
})

describe('keys in a list of ten', () => {
  test.each([
    ['ArrowDown', 9, 0],
    ['ArrowUp', 0, 9],
    ['ArrowUp', -1, 9],
    ['PageDown', 4, 9],
    ['PageUp', 4, 0],
    ['Home', 4, 0],
    ['End', 4, 9],
    ['x', 4, undefined],
  ])('%s from %i leads to %s', (key, from, to) => {
    expect(moveActive(key, from, 10)).toBe(to)
  })
})
