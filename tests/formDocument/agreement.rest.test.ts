import fc from 'fast-check'
import { expect, test } from 'vitest'
import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import { definitionOf } from '#adapters/formInfo/definition.ts'
import type { FormBundle, FormValues } from '#contract/form.ts'
import type { RawField } from '#contract/formInfo.ts'
import { formRuleHolds } from '#domain/logic/formRule.ts'
import { removed } from '#formDocument/edits/remove.ts'
import type { FieldPlace, FormDocument } from '#formDocument/formDocument.ts'
import { keyOf } from '#formDocument/keys/keys.ts'
import { fieldsOf } from '#formDocument/rows/rows.ts'
import { writeCondition } from '#formDocument/rules/sentence/writeRule.ts'
import { showingOf } from '#formDocument/rules/showing/showing.ts'
import { usesOf } from '#formDocument/uses/usesOf.ts'
import { context } from '../runtime/core/form/bundles.ts'
import { CODES, forms, KEYS, orderedForms, sparseForms } from './anyForms.ts'

const bundleOf = ({ formInfo, checks }: FormDocument): FormBundle =>
  convertFormInfo(definitionOf({ formInfo, checks }), { dictionaries: {} })

interface Placed {
  key: string
  place: FieldPlace
  field: RawField
}

const placesIn = ({ formInfo }: FormDocument): Placed[] =>
  formInfo.flatMap((fields, row) =>
    fieldsOf(fields).flatMap((field, index) => {
      const key = keyOf(field)
      return key === undefined ? [] : [{ key, place: { row, index }, field: field as RawField }]
    }),
  )

/** What the engine makes of all fields but one: what shows, computes and checks them, and what is wrong with that. */
function madeOf(
  { fields, rules, computes = {}, checks = [], diagnostics }: FormBundle,
  { key: but, place: { row, index } }: Placed,
  isThere: boolean,
) {
  const others = (of: object) =>
    Object.fromEntries(Object.entries(of).filter(([key]) => key !== but))
  const own = new RegExp(`^(?:/formInfo)?/${row}/${index}(?:/|$)`)
  return {
    rules: others(rules),
    computes: others(computes),
    checks: checks.map(({ rule, message, field }) => ({ rule, message, field })),
    cards: others(
      Object.fromEntries(
        Object.entries(fields).flatMap(([key, { constraints }]) =>
          constraints.card ? [[key, fields.cardType ? constraints.card : 'none']] : [],
        ),
      ),
    ),
    faults: diagnostics
      .filter(({ code, path }) => OURS.includes(code) && !(isThere && own.test(path)))
      .map(({ message }) => message)
      .sort(),
  }
}

/** What is wrong with what fields say of each other. */
const OURS = ['relation-target-missing', 'rule-invalid', 'condition-empty', 'check-invalid']

const answer = fc.constantFrom<unknown>('', ...CODES, '1,2', 1, 2, 3)
const answers: fc.Arbitrary<FormValues> = fc.record(
  Object.fromEntries(
    KEYS.map((key) => [key, key === 't' ? fc.constant([{ x: 1, y: '1' }]) : answer]),
  ),
)

test.each([
  ['any form', forms],
  ['a form in order', orderedForms],
  ['a form of few rules', sparseForms],
])('of %s, the engine makes something else without a field exactly when it has uses', (_, any) => {
  let unused = 0
  fc.assert(
    fc.property(any, fc.nat(), (document, nth) => {
      const places = placesIn(document)
      const placed = places[nth % places.length] as Placed
      const target = { part: 'field', place: placed.place } as const
      const uses = usesOf(
        document,
        { act: 'remove', target },
        { liveKeys: new Set(), scenarios: [] },
      )
      const without = { ...document, formInfo: removed(document.formInfo, target).formInfo }
      const before = madeOf(bundleOf(document), placed, true)
      const after = madeOf(bundleOf(without), placed, false)
      const said = uses.map(({ sentence }) => sentence)
      if (said.length === 0) unused += 1
      if (said.length === 0) expect(after).toEqual(before)
      else expect({ said, after }).not.toEqual({ said, after: before })
    }),
    { numRuns: 1000 },
  )
  if (any === sparseForms) expect(unused).toBeGreaterThan(200)
})

test('of a form in order, a sentence holds exactly when the engine shows the field', () => {
  let sentences = 0
  fc.assert(
    fc.property(
      orderedForms,
      fc.array(answers, { minLength: 5, maxLength: 5 }),
      (document, many) => {
        const bundle = bundleOf(document)
        for (const { key, field } of placesIn(document)) {
          const showing = showingOf(bundle, key, field)
          const rule = bundle.rules[key]
          if (showing.kind === 'always') expect(rule).toBeUndefined()
          if (showing.kind !== 'sentence' || rule === undefined) continue
          sentences += 1
          const written = writeCondition(showing.condition, bundle.fields)
          for (const values of many)
            expect(formRuleHolds(written, values, context)).toBe(
              formRuleHolds(rule, values, context),
            )
        }
      },
    ),
    { numRuns: 500 },
  )
  expect(sentences).toBeGreaterThan(500)
})
