import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { namedPlaces } from '#adapters/schemaForm/namedPlaces.ts'
import { keyOf } from '#adapters/schemaForm/panelOf.ts'
import { placeOf, pointerTo } from '#adapters/schemaForm/pointers.ts'
import type { SchemaNode } from '#adapters/schemaForm/schemaNode.ts'
import { openTrail, type PanelDocument, trailTo } from '#adapters/schemaForm/trail.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import {
  DOCUMENTS,
  SCHEMAS,
  schemaFileOf,
} from '#server/modules/configuration/documents/documentSchemas.ts'

const SOCIETIES = 'fixtures/organisations'
const schemas = Object.fromEntries(SCHEMAS) as Record<string, SchemaNode>

function documentOf(file: string, name: string): PanelDocument {
  const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'))
  const schema = schemaFileOf(name) ?? ''
  return {
    schemas,
    place: { node: schemas[schema] ?? {}, file: schema },
    value: isRecord(parsed) ? parsed : { items: parsed },
    choices: { memberTypes: [], assets: [] },
  }
}

const cases = readdirSync(SOCIETIES).flatMap((society) =>
  readdirSync(join(SOCIETIES, society))
    .filter((name) => DOCUMENTS.has(name))
    .map((name) => ({ file: join(SOCIETIES, society, name), name })),
)

describe.each(cases)('$file', ({ file, name }) => {
  const document = documentOf(file, name)

  test('every named place is found again by its pointer, and shown by the panel that leads there', () => {
    for (const { kind, at } of namedPlaces(document)) {
      const found = placeOf(document.value, pointerTo(document.value, at))
      expect(found).toEqual(at)
      const { trail, key } = trailTo(document, found)
      const open = openTrail(document, trail)
      expect(open).toHaveLength(trail.length + 1)
      const { panel } = open.at(-1) ?? open[0] ?? {}
      const keys = [...(panel?.lists ?? []).map((list) => keyOf(list.at))]
      const rows = (panel?.formInfo ?? []).flat().map(({ value }) => String(value))
      if (kind === 'entry') expect(key).toBe('')
      else expect([...keys, ...rows].some((one) => `${one}_`.startsWith(`${key}_`))).toBe(true)
    }
  })
})

const fees = () => documentOf(join(SOCIETIES, 'demo/fees.json'), 'fees.json')

test.each([
  ['of the whole document', '', []],
  ['of an entry by its identity', '/10102', ['items', 1]],
  ['that names the list', '/items/10102', ['items', 1]],
  ['by place, where no identity tells apart', '/items/1/fee', ['items', 1, 'fee']],
  ['of an entry that is gone, up to where it was', '/99999/fee', ['items']],
])('a pointer %s', (_case, pointer, at) => {
  expect(placeOf(fees().value, pointer)).toEqual(at)
})

test('a list that is written bare has the same pointers', () => {
  const { value } = fees()
  const bare = isRecord(value) ? value.items : undefined
  expect(placeOf(bare, '/items/10102/fee')).toEqual([1, 'fee'])
  expect(placeOf(bare, '/10102/fee')).toEqual([1, 'fee'])
})
