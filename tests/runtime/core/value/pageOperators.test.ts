import { describe, expect, test } from 'vitest'
import { OPERATORS } from '#contract/logic.ts'
import type { Format } from '#contract/nodes.gen.ts'
import { FIRST_OPERATOR_TABLE } from '#domain/logic/operators/firstOperatorRegistry.ts'
import { loadOperators, needsOperators, pageOperators } from '#runtime/core/value/pageOperators.ts'
import { formatRule } from '#runtime/react/hooks/useFormatted.ts'

const FORMATS: Format[] = ['text', 'area', 'date', 'dateTime', { dictionary: 'SEX' }]

describe('a document needs operators that load lazily', () => {
  test.each(OPERATORS.map((name) => [name, !Object.hasOwn(FIRST_OPERATOR_TABLE, name)] as const))(
    'when a rule in it has %s: %s',
    (name, needed) => {
      const rule = { and: [true, { [name]: [{ var: 'row' }, 1] }] }
      expect(needsOperators({ views: { pc: { children: [{ when: { $: rule } }] } } })).toBe(needed)
      expect(needsOperators({ $t: '{x}', x: { $: rule } })).toBe(needed)
    },
  )

  test.each(FORMATS.map((format) => [format]))(
    'when a text has the format %j and its rule one',
    (format) => {
      const node = { type: 'text', text: { $: { var: 'row.x' } }, format }
      expect(needsOperators(node)).toBe(needsOperators(formatRule(node.text, format)))
    },
  )

  test('never because a property beside its rules has the name of one', () => {
    const documents = { can: { mask: 1 }, area: [{ dict: { $: { var: 'page.years' } } }] }
    expect(needsOperators(documents)).toBe(false)
  })
})

test('once loaded, rules of pages have every operator', async () => {
  await loadOperators()
  expect(Object.keys(pageOperators()).toSorted()).toEqual([...OPERATORS].toSorted())
})
