import fc from 'fast-check'
import { expect, test } from 'vitest'
import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import type { RawField } from '#contract/formInfo.ts'
import { formRuleHolds } from '#domain/logic/formRule.ts'
import { readFormFile } from '#replay/documents/formFile.ts'
import type { ProofFinding } from '#replay/proof/proof.ts'
import { proveForm } from '#replay/proof/proveForm.ts'
import { fixtureTables } from '#replay/tables.ts'
import { FormStore } from '#runtime/core/form/formStore.ts'
import { formFolder } from '../approval/support/formFolder.ts'
import { ruledForms } from './ruledForms.ts'
import { formsOf } from './smallForms.ts'

const tables = await fixtureTables()

const VALUES = [
  ...['01', '02', ['01'], ['01', '02'], true, false, 1, 2, 3, 10, 'x', 'xxxx', '1', null],
  ...[0, -2, 2.5, 17, 19, '2008-01-01', '1990-05-06', '2030-01-01', [{ n: 5 }], [{ n: 1 }, {}]],
]

/** What a person may do: fields in any order, each given anything. */
const hands = fc.array(fc.tuple(fc.nat({ max: 8 }), fc.constantFrom(...VALUES)), {
  minLength: 4,
  maxLength: 24,
})

/** Whether a field takes such a value from a hand. */
function takes({ type, choiceType }: RawField, value: unknown): boolean {
  if (type === 'choice' && choiceType === '02') return Array.isArray(value)
  if (type === 'choice')
    return value === '01' || value === '02' || (choiceType === '03' && value === null)
  if (type === 'table')
    return Array.isArray(value) && value.every((each) => typeof each === 'object')
  if (type === 'dateTime')
    return value === null || (typeof value === 'string' && value.includes('-'))
  if (type === 'switch') return typeof value === 'boolean'
  return value === null || typeof value === (type === 'counter' ? 'number' : 'string')
}

function filledIn(
  fields: RawField[],
  doing: [number, unknown][],
  definition: unknown = fields,
): FormStore {
  const store = new FormStore(convertFormInfo(definition, tables), { context: tables })
  for (const [at, value] of doing) {
    const field = fields[at % fields.length]
    const key = String(field?.value)
    const isOpen = !store.isHidden(key) && !store.isDisabled(key)
    if (field && isOpen && takes(field, value)) store.set(key, value)
  }
  return store
}

/** Whether the check at a place of the document holds; undefined while its field does not show. */
function checkHolds(store: FormStore, path: string): boolean | undefined {
  const check = store.bundle.checks?.[Number(path.split('/').at(-1))]
  if (!check || store.isHidden(check.field)) return undefined
  return formRuleHolds(check.rule, store.ruleScope, tables)
}

/** What must never be seen when a finding is right. */
const REFUTED: Partial<
  Record<ProofFinding['code'], (store: FormStore, key: string, path: string) => boolean>
> = {
  'unreachable-field': (store, key) => !store.isHidden(key),
  'required-unreachable': (store, key) => !store.isHidden(key),
  'always-shown': (store, key) => store.isHidden(key),
  'never-submitted': (store) => store.isValid(),
  'shown-never-submitted': (store, key) => !store.isHidden(key) && store.isValid(),
  'check-never-fails': (store, _, path) => checkHolds(store, path) === false,
  'check-never-holds': (store, _, path) => checkHolds(store, path) === true,
  'disabled-empty': (store, key) => !store.isHidden(key) && store.isValid(),
}

test('no answers of anybody refute a finding', async () => {
  await fc.assert(
    fc.asyncProperty(
      formsOf(4, 8),
      fc.array(hands, { minLength: 30, maxLength: 30 }),
      async (fields, people) => {
        const folder = formFolder({ 'form.json': fields.map((field) => [field]) })
        const form = readFormFile(`${folder}/form.json`, tables)
        const { findings } = await proveForm(form, tables, 20_000)
        const claims = findings.filter(({ code }) => REFUTED[code])
        if (claims.length === 0) return
        for (const doing of people) {
          const store = filledIn(fields, doing as [number, unknown][])
          const wrong = claims.filter(({ code, key, path }) => REFUTED[code]?.(store, key, path))
          expect(wrong.map(({ message }) => message)).toEqual([])
        }
      },
    ),
    { numRuns: 60 },
  )
})

test('no answers of anybody refute a finding about rules, computed fields and checks', async () => {
  await fc.assert(
    fc.asyncProperty(
      ruledForms(3, 5),
      fc.array(hands, { minLength: 30, maxLength: 30 }),
      async (made, people) => {
        const { fields, checks } = made
        const rows = fields.map((field) => [field])
        const document = checks.length > 0 ? { formInfo: rows, checks } : rows
        const folder = formFolder({ 'form.json': document })
        const form = readFormFile(`${folder}/form.json`, tables)
        const { findings } = await proveForm(form, tables, 20_000)
        const claims = findings.filter(({ code }) => REFUTED[code])
        if (claims.length === 0) return
        for (const doing of people) {
          const store = filledIn(fields, doing as [number, unknown][], document)
          const wrong = claims.filter(({ code, key, path }) => REFUTED[code]?.(store, key, path))
          expect(wrong.map(({ message }) => message)).toEqual([])
        }
      },
    ),
    { numRuns: Number(process.env.PROOF_RUNS ?? 40) },
  )
})
