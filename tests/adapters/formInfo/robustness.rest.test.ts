import fc from 'fast-check'
import { expect, test } from 'vitest'
import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import { toSubmission } from '#adapters/formInfo/toSubmission.ts'
import { FIELD_ATTRIBUTES, FIELD_TYPES } from '#contract/formInfo.ts'
import { ownValue } from '#contract/record.ts'
import { checkRule } from '#domain/logic/checkRule.ts'
import { hiddenKeys } from '#domain/logic/hiddenKeys.ts'
import { env } from '../../domain/logic/env.ts'
import { errorsOf } from '../../domain/validators/form.ts'
import { dictionaries } from './outcome.ts'

const key = fc.constantFrom(
  ...['a', 'b', 'c', 'a.b', 'a/b', '@a', 'a..b', ''],
  ...['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__'],
)

/** Values that are neither text nor number, and answer no call that would make them one. */
const hostile = fc
  .constantFrom('{ "toString": [] }', '{ "valueOf": null }', '[[["1"]]]', '{ "__proto__": "1" }')
  .map((text): unknown => JSON.parse(text))
const likely = fc.oneof(
  fc.constantFrom<unknown>(
    '1',
    '01',
    '02',
    1,
    true,
    'a,b',
    '2024-01-01',
    'yyyy',
    '[a-z]+',
    '(a+)+',
    null,
  ),
  hostile,
  fc.array(key, { maxLength: 3 }),
  fc.jsonValue({ maxDepth: 3 }),
)

/** Definitions with any attribute of any value: most are wrong somewhere. */
const definition = fc
  .record({
    type: fc.oneof({ weight: 5, arbitrary: fc.constantFrom<unknown>(...FIELD_TYPES) }, likely),
    value: fc.oneof({ weight: 5, arbitrary: key }, likely),
    more: fc.dictionary(fc.constantFrom(...FIELD_ATTRIBUTES, 'colour', '__proto__'), likely),
  })
  .map(({ type, value, more }) => ({ ...more, type, value }))
const table = fc
  .record({ more: definition, items: fc.array(definition, { maxLength: 3 }) })
  .map(({ more, items }) => ({ ...more, type: 'table', items }))
const document = fc.array(
  fc.oneof(definition, fc.array(fc.oneof(definition, table), { maxLength: 3 }), fc.jsonValue()),
)

test('no document and no values make the form throw; whatever is reported has a place', () => {
  fc.assert(
    fc.property(document, fc.dictionary(key, likely), (source, values) => {
      const form = convertFormInfo(JSON.stringify(source), { dictionaries })
      expect(convertFormInfo(source, { dictionaries }).hash).toBe(form.hash)
      errorsOf(form, values)
      toSubmission(form, values, hiddenKeys(form, values, env))
      for (const { line, column, message } of form.diagnostics) {
        expect(line).toBe(1)
        expect(column).toBeGreaterThan(0)
        expect(message).not.toMatch(/undefined|\[object/)
      }
      expect(Object.keys(form.fields).sort()).toEqual([...form.order].sort())
      expect(
        form.ruleOrder.flatMap((each) => checkRule(ownValue(form.rules, each) ?? null, form.order)),
      ).toEqual([])
    }),
    { numRuns: 1_000 },
  )
})

test('a bundle is plain JSON', () => {
  fc.assert(
    fc.property(document, (source) => {
      const form = convertFormInfo(JSON.stringify(source), { dictionaries })
      expect(JSON.parse(JSON.stringify(form))).toEqual(form)
    }),
    { numRuns: 200 },
  )
})

test('damaged text is reported, not thrown', () => {
  const text = JSON.stringify([[{ type: 'textBox', value: 'a', label: '姓名\n' }]])
  fc.assert(
    fc.property(fc.nat(text.length), fc.string({ maxLength: 3 }), (at, noise) => {
      const damaged = text.slice(0, at) + noise + text.slice(at + 1)
      expect(() => convertFormInfo(damaged, { dictionaries })).not.toThrow()
    }),
    { numRuns: 2_000 },
  )
})
