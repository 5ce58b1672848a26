import { beforeAll, expect, test } from 'vitest'
import { keyedAccess } from './keyedAccess.ts'

const PLANTED = 'src/domain/planted.ts'

const VIOLATIONS = `
import type { FormBundle, FormValues } from '#contract/form.ts'
export const field = (bundle: FormBundle, key: string) => bundle.fields[key]
export const cell = (rows: FormValues[], key: string) => rows[0]?.[key]
export const known = (values: FormValues, key: string) => key in values
export function store(values: FormValues, key: string) { values[key] = 1 }
const TABLE: Readonly<Record<string, number>> = { a: 1 }
export const fromTable = (key: string) => TABLE[key]
export const keyed = <T extends Record<string, number>>(all: T, key: keyof T) => all[key]
`

const FINE = `
import { ownValue, putOwn } from '#contract/record.ts'
const STEPS = { next: 1, before: -1 }
export const step = (way: keyof typeof STEPS) => STEPS[way]
export const at = (list: readonly string[], index: number) => list[index]
export const own = (values: Record<string, unknown>, key: string) => ownValue(values, key)
export const named = (values: Record<string, unknown>) => values.kind ?? values['card-type']
export function change(values: Record<string, unknown>, key: string) {
  delete values[key]
  putOwn(values, key, Object.hasOwn(values, key))
}
`

let found: string[]
beforeAll(() => {
  found = keyedAccess({ [PLANTED]: VIOLATIONS, 'src/domain/fine.ts': FINE })
})

test('no source looks a text up in a record, where it would find what objects inherit', () => {
  expect(found.filter((place) => !place.startsWith(PLANTED))).toEqual([])
})

test('planted look-ups are found, each kind', () => {
  expect(found.filter((place) => place.startsWith(PLANTED))).toEqual([
    `${PLANTED}:3 bundle.fields[key]`,
    `${PLANTED}:4 rows[0]?.[key]`,
    `${PLANTED}:5 key in values`,
    `${PLANTED}:6 values[key]`,
    `${PLANTED}:8 TABLE[key]`,
    `${PLANTED}:9 all[key]`,
  ])
})
