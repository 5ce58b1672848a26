import { expect, test } from 'vitest'
import { panelOf } from '#adapters/schemaForm/panelOf.ts'
import { readingPanel } from '#adapters/schemaForm/readingPanel.ts'
import type { SchemaNode } from '#adapters/schemaForm/schemaNode.ts'
import { SCHEMAS } from '#server/modules/configuration/documents/documentSchemas.ts'

const schemas = Object.fromEntries(SCHEMAS) as Record<string, SchemaNode>
const file = 'organisation.schema.json'

/** What is read in a group of the society's panel. */
function readIn(group: string, object: unknown): unknown[] {
  const panel = panelOf(schemas, { node: schemas[file] ?? {}, file }, object, {
    memberTypes: [],
    assets: [],
  })
  const rows = readingPanel(panel, object).formInfo.flat()
  const within = rows.filter(({ value }) => String(value).startsWith(`${group}_`))
  return within.map(({ label, describe, type }) => (type === 'describe' ? describe : label))
}

const GROUP = 'dues_instalments'

test('a group that holds nothing is read as one line', () => {
  expect(readIn(GROUP, { dues: { graceDays: 30 } })).toEqual(['分期缴费', '未设置'])
})

test('a group that holds something is read whole', () => {
  const read = readIn(GROUP, { dues: { instalments: { parts: 4 } } })
  expect(read).toHaveLength(8)
  expect(read).not.toContain('未设置')
})

test('of groups within each other that hold nothing, the outer one is said', () => {
  const read = readIn('dues', {})
  expect(read).toHaveLength(2)
  expect(read[1]).toBe('未设置')
})
