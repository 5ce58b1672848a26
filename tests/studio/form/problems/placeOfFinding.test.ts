import { describe, expect, test } from 'vitest'
import { checkOfFinding, placeOfFinding } from '#studio/form/problems/placeOfFinding.ts'

const CHECKS = [{ message: '一' }, { message: '二' }]

describe('the check that a pointer leads to', () => {
  test.each([
    ['/checks/0', 0],
    ['/checks/1/rule/!/0', 1],
    ['/checks/2', undefined],
    ['/checks', undefined],
    ['/checks/length', undefined],
    ['/formInfo/0', undefined],
    ['', undefined],
  ])('%s', (path, at) => expect(checkOfFinding(CHECKS, path)).toBe(at))

  test('of a form without checks', () =>
    expect(checkOfFinding(undefined, '/checks/0')).toBeUndefined())
})

describe('the definition that a pointer leads to', () => {
  const table = { type: 'table', items: [{ type: 'textBox' }] }
  const formInfo = [[{ type: 'textBox' }, table], { type: 'page' }]
  test.each([
    ['/formInfo/0/1/label', { row: 0, index: 1 }],
    ['/formInfo/0/1/items/0/label', { row: 0, index: 1, column: 0 }],
    ['/formInfo/0/1/items/9', { row: 0, index: 1 }],
    ['/formInfo/1/label', { row: 1, index: 0 }],
    ['/formInfo/9', undefined],
    ['/checks/0', undefined],
  ])('%s', (path, place) => expect(placeOfFinding(formInfo, path)).toEqual(place))
})
