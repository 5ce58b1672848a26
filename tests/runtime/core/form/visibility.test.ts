import { describe, expect, test } from 'vitest'
import { createVisibility } from '#runtime/core/form/createVisibility.ts'
import { bundleOf, context, field, shownIf } from './bundles.ts'

const open = (values: Record<string, unknown>, ...[fields, rules]: Parameters<typeof bundleOf>) =>
  createVisibility(bundleOf(fields, rules), context, {
    get: (key) => values[key],
    put: (key, value) => {
      values[key] = value
    },
  })

const chain = {
  fields: [field('a'), field('b'), field('c')],
  rules: { b: shownIf('a', '1'), c: shownIf('b', 'x') },
}

describe('visibility (form language, section 3)', () => {
  test('a hidden controller counts as empty, and its value survives', () => {
    const values: Record<string, unknown> = { a: '1', b: 'x' }
    const visibility = open(values, chain.fields, chain.rules)
    expect(visibility.isHidden('c')).toBe(false)
    values.a = '2'
    expect(visibility.update('a').flipped).toEqual(['b', 'c'])
    expect(visibility.scope.b).toBeUndefined()
    values.a = '1'
    expect(visibility.update('a').flipped).toEqual(['b', 'c'])
    expect(visibility.scope.b).toBe('x')
  })

  test('a chain stops where nothing changes', () => {
    const values: Record<string, unknown> = { a: '1' }
    const visibility = open(values, chain.fields, chain.rules)
    values.b = 'y'
    expect(visibility.update('b').flipped).toEqual([])
  })

  test('a key with a dot in it is a controller like any other', () => {
    const values: Record<string, unknown> = {}
    const visibility = open(values, [field('a.b'), field('t')], { t: shownIf('a.b', '1') })
    values['a.b'] = '1'
    expect(visibility.update('a.b').flipped).toEqual(['t'])
  })

  test('isHide is never shown, whatever a rule says, and counts as empty for others', () => {
    const fields = [field('a', { isHide: true }), field('b')]
    const visibility = open({ a: '1' }, fields, { a: { '==': [1, 1] }, b: shownIf('a', '1') })
    expect(visibility.isHidden('a')).toBe(true)
    expect(visibility.isHidden('b')).toBe(true)
  })

  test('the fields of a cycle are shown', () => {
    const rules = { a: shownIf('b', '1'), b: shownIf('a', '1') }
    const visibility = open({}, [field('a'), field('b')], rules)
    expect([visibility.isHidden('a'), visibility.isHidden('b')]).toEqual([false, false])
  })
})
