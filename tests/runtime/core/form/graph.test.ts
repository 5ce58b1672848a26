import { describe, expect, test } from 'vitest'
import { graphOf } from '#runtime/core/form/graph.ts'
import { bundleOf, shownIf } from './bundles.ts'

const graph = (rules: Parameters<typeof bundleOf>[1]) => graphOf(bundleOf([], rules))

describe('the dependency graph', () => {
  test('reaches through chains, and nothing that does not read the key', () => {
    const { reach } = graph({
      c: shownIf('b', '1'),
      b: shownIf('a', '1'),
      d: shownIf('x', '1'),
    })
    expect(reach('a')).toEqual(['b', 'c'])
    expect(reach('b')).toEqual(['c'])
    expect(reach('c')).toEqual([])
  })

  test('leaves the members of a cycle out', () => {
    const { order } = graph({ a: shownIf('b', '1'), b: shownIf('a', '1'), c: shownIf('x', '1') })
    expect(order).toEqual(['c'])
  })
})
