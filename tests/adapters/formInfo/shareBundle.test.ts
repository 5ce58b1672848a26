import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import { shareBundle } from '#adapters/formInfo/shareBundle.ts'
import type { FormBundle } from '#contract/form.ts'
import type { RawField } from '#contract/formInfo.ts'
import { ownValue } from '#contract/record.ts'
import { isSameJson } from '#domain/json/isSameJson.ts'
import { smallForm } from '../../replay/proof/smallForms.ts'

const bundleOf = (formInfo: unknown): FormBundle => convertFormInfo(formInfo, { dictionaries: {} })

/** A form, and the same with some definitions changed, added or gone. */
const changedForm = smallForm.chain((fields) =>
  fc
    .array(fc.constantFrom('same', 'same', 'label', 'gone', 'added', 'required'), {
      minLength: fields.length,
      maxLength: fields.length,
    })
    .map((acts) => ({
      rows: fields,
      changed: fields.flatMap((field, at) => actedOn(field, acts[at], at)),
    })),
)

function actedOn(field: RawField, act: string | undefined, at: number): RawField[] {
  if (act === 'gone') return []
  if (act === 'added') return [field, { type: 'textBox', value: `new${at}`, label: '新' }]
  if (act === 'label') return [{ ...field, label: '改名' }]
  if (act === 'required') return [{ ...field, required: !field.required }]
  return [field]
}

/** Everything in a bundle, the members that are computed late as well. */
const whole = (bundle: FormBundle): unknown => JSON.parse(JSON.stringify(bundle))

describe('what a definition shares with the one before', () => {
  test('it says the same as without sharing', () => {
    fc.assert(
      fc.property(changedForm, ({ rows, changed }) => {
        const next = bundleOf(changed)
        expect(whole(shareBundle(bundleOf(rows), next))).toEqual(whole(next))
      }),
    )
  })

  test('a field that says the same is the same object', () => {
    fc.assert(
      fc.property(changedForm, ({ rows, changed }) => {
        const previous = bundleOf(rows)
        const { fields } = shareBundle(previous, bundleOf(changed))
        for (const [key, field] of Object.entries(fields)) {
          const before = ownValue(previous.fields, key)
          expect(before === field).toBe(isSameJson(before, field))
        }
      }),
    )
  })

  test('a section is the same object exactly when its fields and their rules say the same', () => {
    fc.assert(
      fc.property(changedForm, ({ rows, changed }) => {
        const previous = bundleOf(rows)
        const next = bundleOf(changed)
        for (const section of shareBundle(previous, next).sections) {
          const before = previous.sections.find(({ id }) => id === section.id)
          const says = ({ fields, rules }: FormBundle) =>
            section.rows.flat().map((key) => [ownValue(fields, key), ownValue(rules, key)])
          const isSame =
            isSameJson(before?.rows, section.rows) && isSameJson(says(previous), says(next))
          expect(before === section).toBe(isSame)
        }
      }),
    )
  })

  test('what is computed late stays so', () => {
    const shared = shareBundle(bundleOf([]), bundleOf([[{ type: 'textBox', value: 'a' }]]))
    expect(Object.getOwnPropertyDescriptor(shared, 'origin')?.get).toBeDefined()
    expect(shared.origin).toBe(shared.origin)
  })
})
