import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import { entriesOf, entryName, entryPlace, newEntry } from '#adapters/schemaForm/entries.ts'
import { type Panel, panelOf, valueAt } from '#adapters/schemaForm/panelOf.ts'
import { panelValues, withFilled, withValue } from '#adapters/schemaForm/panelValues.ts'
import type { SchemaNode, SchemaPlace } from '#adapters/schemaForm/schemaNode.ts'
import { editsBetween } from '#domain/edits/editsBetween.ts'
import { editText } from '#domain/edits/editText.ts'
import { FormStore } from '#runtime/core/form/formStore.ts'
import { SCHEMAS, schemaFileOf } from '#server/modules/configuration/documents/documentSchemas.ts'

const SOCIETIES = 'fixtures/organisations'
const CHOICES = { memberTypes: [], assets: [] }
const schemas = Object.fromEntries(SCHEMAS) as Record<string, SchemaNode>

/** File names, objects, names of dictionaries, and members that are left out. */
const NOTATION = /\.json|json-|\{"|HTML|不写|字典 [A-Z]|\d{4},\d{4}/

interface Case {
  file: string
  schema: string
  text: string
}

const cases: Case[] = readdirSync(SOCIETIES).flatMap((society) =>
  readdirSync(join(SOCIETIES, society), { recursive: true, encoding: 'utf8' }).flatMap((path) => {
    const schema = schemaFileOf(path)
    if (schema === undefined || schema === 'formConfig.schema.json') return []
    const file = join(SOCIETIES, society, path)
    return [{ file, schema, text: readFileSync(file, 'utf8') }]
  }),
)

/** Every panel of a document: its own, and those of the entries of its lists, however deep. */
function panelsOf(place: SchemaPlace, value: unknown): { panel: Panel; value: unknown }[] {
  const panel = panelOf(schemas, place, value, CHOICES)
  return [
    { panel, value },
    ...panel.lists.flatMap((list) =>
      entriesOf(value, list).flatMap((entry) => panelsOf(list.entry, entry)),
    ),
  ]
}

const rootOf = (schema: string): SchemaPlace => ({ node: schemas[schema] ?? {}, file: schema })

describe.each(cases)('$file', ({ schema, text }) => {
  const panels = panelsOf(rootOf(schema), JSON.parse(text))

  test('every entry has a panel with something to fill in', () => {
    const entries = panels.slice(1).filter(({ value }) => !Array.isArray(value))
    const empty = entries.filter(({ panel }) => panel.fields.length + panel.lists.length === 0)
    expect(empty.map(({ value }) => value)).toEqual([])
  })

  test('is the same to the byte after every panel was opened and written back', () => {
    for (const { panel, value } of panels) {
      const shown = panelValues(panel, value)
      const written = panel.fields.reduce(
        (object, field) => withFilled(object, field, shown[field.key]),
        value,
      )
      expect(written).toBe(value)
    }
    const value: unknown = JSON.parse(text)
    expect(editText(text, editsBetween(value, value))).toBe(text)
  })

  test('opens as forms that the engine takes without a complaint, and finds nothing wrong with', () => {
    for (const { panel, value } of panels) {
      const bundle = convertFormInfo(panel.formInfo, { dictionaries: {} })
      expect(bundle.diagnostics).toEqual([])
      const stored = panelValues(panel, value)
      const context = { dictionaries: {}, areas: [], now: 0 }
      const store = new FormStore(bundle, { context, stored, record: stored })
      expect(store.validate()).toEqual({})
    }
  })

  test('a change of one field changes that value, and no other text', () => {
    for (const { panel, value } of panels)
      for (const field of panel.fields.filter(({ kind }) => kind === 'text' || kind === 'html')) {
        const next = withFilled(value, field, '改过')
        expect(valueAt(next, field.at)).toBe('改过')
        expect(withValue(next, field.at, valueAt(value, field.at))).toEqual(value)
      }
  })

  test('says nothing that one has to read JSON for', () => {
    const told = panels.flatMap(({ panel }) => [
      ...panel.formInfo.flat().map(({ describe }) => String(describe ?? '')),
      ...panel.lists.map(({ help }) => help),
    ])
    expect(told.filter((help) => NOTATION.test(help))).toEqual([])
  })

  test('only the places of secrets are left to the text', () => {
    const left = panels.flatMap(({ panel }) =>
      panel.formInfo.flat().filter(({ type }) => type === 'describe'),
    )
    expect(left.length > 0).toBe(schema === 'payProviders.schema.json')
  })

  test('new entries of its lists open, too', () => {
    for (const { panel, value } of panels)
      for (const list of panel.lists) {
        const entry = newEntry(schemas, list.entry, { id: 'fresh', now: '2026-11-24 09:00' })
        const bundle = convertFormInfo(panelOf(schemas, list.entry, entry, CHOICES).formInfo, {
          dictionaries: {},
        })
        expect(bundle.diagnostics).toEqual([])
        for (const [index, held] of entriesOf(value, list).entries()) {
          expect(valueAt(value, entryPlace(value, list, index))).toBe(held)
          expect(entryName(held, index, CHOICES)).not.toBe('')
        }
      }
  })
})

test.each([
  ['2027', '2027'],
  ['2025 至 2027', '2025,2027'],
  ['2025-2027', '2025,2027'],
  ['2025,2027', '2025,2027'],
])('years typed as %s are %s, and nothing new once they are', (typed, held) => {
  const field = { key: 'year', at: ['year'], label: '', kind: 'years', isRequired: true } as const
  expect(withFilled({ year: '2000' }, field, typed)).toEqual({ year: held })
  const object = { year: held }
  expect(withFilled(object, field, typed)).toBe(object)
  expect(withFilled(object, field, '2025 年以来')).toBe(object)
})

test.each([
  ['1', 100],
  ['1.0', 100],
  ['120', 12000],
])('an amount typed as %s is %d fen, and nothing new once it is', (typed, fen) => {
  const field = { key: 'amount', at: ['amount'], kind: 'yuan', isRequired: true } as const
  const panel = field as unknown as Parameters<typeof withFilled>[1]
  expect(withFilled({ amount: 5 }, panel, typed)).toEqual({ amount: fen })
  const held = { amount: fen }
  expect(withFilled(held, panel, typed)).toBe(held)
})
