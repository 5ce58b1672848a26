import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import { definitionOf } from '#adapters/formInfo/definition.ts'
import { FIELD_TYPES } from '#contract/formInfo.ts'
import type { FieldPlace, FormDocument } from '#formDocument/formDocument.ts'
import { keyOf } from '#formDocument/keys/keys.ts'
import { columnsOf, fieldsOf } from '#formDocument/rows/rows.ts'
import type { Change } from '#formDocument/uses/change.ts'
import { repaired } from '#formDocument/uses/repairs/repair.ts'
import { repairsFor } from '#formDocument/uses/repairs/repairsFor.ts'
import { usesOf } from '#formDocument/uses/usesOf.ts'
import { forms, sparseForms } from '../anyForms.ts'

const changes = (document: FormDocument): Change[] =>
  document.formInfo.flatMap((row, at) =>
    fieldsOf(row).flatMap((one, index): Change[] => {
      const place = { row: at, index }
      const columns = (columnsOf(one) ?? []).map((_, column): FieldPlace => ({ ...place, column }))
      return [
        { act: 'remove', target: { part: 'field', place } },
        { act: 'remove', target: { part: 'row', place } },
        { act: 'remove', target: { part: 'section', place } },
        ...columns.map(
          (column): Change => ({ act: 'remove', target: { part: 'field', place: column } }),
        ),
        ...[place, ...columns].flatMap((where): Change[] => [
          { act: 'key', place: where, key: 'renamed' },
          { act: 'option', place: where, code: '1' },
          ...(where === place
            ? OTHER_TYPES.map((type) => ({ act: 'type', place, type }) as const)
            : []),
        ]),
      ]
    }),
  )

/** Those that no field of the form has already. */
const OTHER_TYPES = FIELD_TYPES.filter(
  (type) => !['choice', 'textBox', 'counter', 'table', 'page'].includes(type),
)

const OURS = ['relation-target-missing', 'rule-invalid', 'condition-empty', 'check-invalid']

const faults = ({ formInfo, checks }: FormDocument) =>
  convertFormInfo(definitionOf({ formInfo, checks }), { dictionaries: {} }).diagnostics.filter(
    ({ code: found }) => OURS.includes(found),
  ).length

const some = fc
  .tuple(fc.oneof(forms, sparseForms), fc.nat(), fc.boolean())
  .map(([document, nth, isLive]) => {
    const all = changes(document)
    const change = all[nth % all.length] as Change
    return { document, change, repairs: repairsFor(document, change, isLive) }
  })

describe('of any form and any change', () => {
  test('every repair leaves no new errors behind', () => {
    fc.assert(
      fc.property(some, ({ document, change, repairs }) => {
        const before = faults(document)
        for (const repair of repairs) {
          if (repair.kind === 'convert') continue
          expect(faults(repaired(document, change, repair).document)).toBeLessThanOrEqual(before)
        }
      }),
      { numRuns: 400 },
    )
  })

  test('what does not differ is the same object', () => {
    fc.assert(
      fc.property(some, ({ document, change, repairs }) => {
        for (const repair of repairs) {
          const { document: next } = repaired(document, change, repair)
          const before = [...document.formInfo.flatMap(fieldsOf), ...(document.checks ?? [])]
          const texts = new Map(before.map((one) => [JSON.stringify(one), one]))
          for (const one of [...next.formInfo.flatMap(fieldsOf), ...(next.checks ?? [])]) {
            const same = texts.get(JSON.stringify(one))
            if (same !== undefined && keyOf(one) !== undefined) expect(one).toBe(same)
          }
        }
      }),
      { numRuns: 400 },
    )
  })

  test('what nothing uses is removed without a change to the rest', () => {
    fc.assert(
      fc.property(some, ({ document, change }) => {
        if (change.act !== 'remove') return
        const around = { liveKeys: new Set<string>(), scenarios: [] }
        if (usesOf(document, change, around).length > 0) return
        const next = repaired(document, change, { kind: 'remove' }).document
        const before = document.formInfo.flatMap(fieldsOf)
        for (const one of next.formInfo.flatMap(fieldsOf))
          if (!columnsOf(one)) expect(before).toContain(one)
        expect(next.checks).toBe(document.checks)
      }),
      { numRuns: 400 },
    )
  })
})
