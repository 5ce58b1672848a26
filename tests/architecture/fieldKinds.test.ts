import { expect, test } from 'vitest'
import type { FormField } from '#contract/form.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { textKindOf } from '#domain/text/kinds/cleanValue.ts'
import { fixtureTables } from '#replay/tables.ts'
import { API } from '#server/calls/apiDocument.ts'
import { productForms } from '../support/productForms.ts'

const { dictionaries } = await fixtureTables()
const forms = await productForms(dictionaries)

/** Whatever has a name in the contract, with its schema: inputs of calls, and members of bodies. */
function namedParts(part: unknown): [name: string, schema: unknown][] {
  if (Array.isArray(part)) return part.flatMap(namedParts)
  if (!isRecord(part)) return []
  const { name, schema, properties } = part
  return [
    ...(typeof name === 'string' ? [[name, schema] as [string, unknown]] : []),
    ...(isRecord(properties) ? Object.entries(properties) : []),
    ...Object.values(part).flatMap(namedParts),
  ]
}

function kindOf(schema: unknown): string[] {
  if (!isRecord(schema)) return []
  const { $ref, 'x-text': kind } = schema
  if (typeof $ref === 'string') return kindOf(API.components.schemas[$ref.split('/').at(-1) ?? ''])
  return typeof kind === 'string' ? [kind] : []
}

const kinds = new Map<string, Set<string>>()
for (const [name, schema] of namedParts(API))
  for (const kind of kindOf(schema)) kinds.set(name, (kinds.get(name) ?? new Set()).add(kind))

/** A name that means several things says nothing of the text, and what is searched for is taken as it is typed. */
const meantBy = ({ key }: FormField) => {
  const [kind, ...others] = kinds.get(key) ?? []
  return kind === 'keyword' || others.length > 0 ? undefined : kind
}

const asked = forms.flatMap(({ name, bundle }) =>
  Object.values(bundle.fields).flatMap((field) => {
    const meant = field.type === 'textBox' ? meantBy(field) : undefined
    return meant ? [{ at: `${name}/${field.key}`, field, meant }] : []
  }),
)

test.each(asked)('$at is of the kind that calls take: $meant', ({ field, meant }) => {
  expect(textKindOf(field)).toBe(meant)
})

test('login names, mobiles and codes are asked for on pages', () => {
  const asks = new Set(asked.map(({ field }) => field.key))
  expect([...asks]).toEqual(expect.arrayContaining(['userName', 'mobile', 'validCode', 'realName']))
})
