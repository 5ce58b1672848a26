import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dependencyOrder } from '#domain/dependencyOrder.ts'

test('what depends on a cycle is sorted as if the cycle were not there', () => {
  const { order, cycles } = dependencyOrder(
    new Map([
      ['d', ['c']],
      ['c', ['a']],
      ['a', ['b']],
      ['b', ['a']],
      ['self', ['self']],
    ]),
  )
  expect(cycles).toEqual([['a', 'b'], ['self']])
  expect(order).toEqual(['c', 'd'])
})

test('a node between two cycles is on none', () => {
  const { order, cycles } = dependencyOrder(
    new Map([
      ['a', ['b']],
      ['b', ['a']],
      ['m', ['a']],
      ['x', ['y', 'm']],
      ['y', ['x']],
    ]),
  )
  expect(cycles).toEqual([
    ['a', 'b'],
    ['x', 'y'],
  ])
  expect(order).toEqual(['m'])
})

test('every node comes once: after what it depends on, or in a cycle', () => {
  const node = fc.integer({ min: 0, max: 7 }).map(String)
  const graph = fc.dictionary(node, fc.array(node, { maxLength: 3 }))
  fc.assert(
    fc.property(graph, (edges) => {
      const dependencies = new Map(Object.entries(edges))
      const { order, cycles } = dependencyOrder(dependencies)
      expect([...order, ...cycles.flat()].sort()).toEqual([...dependencies.keys()].sort())
      for (const [at, name] of order.entries()) {
        const later = (dependencies.get(name) ?? []).filter((need) => order.indexOf(need) >= at)
        expect(later).toEqual([])
      }
    }),
  )
})

test('a chain of ten thousand is no deeper than any other', () => {
  const chain = Array.from({ length: 10_000 }, (_, at) => [`k${at}`, [`k${at + 1}`]] as const)
  expect(dependencyOrder(new Map(chain)).order).toHaveLength(10_000)
})
