import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isRecord } from '#domain/json/isRecord.ts'
import { readDocuments } from '#lint/readDocuments.ts'
import { PROJECT } from './lintTree.ts'

/** Every object in a document. */
function* objectsIn(value: unknown): Generator<Record<string, unknown>> {
  if (Array.isArray(value)) for (const one of value) yield* objectsIn(one)
  else if (isRecord(value)) {
    yield value
    for (const one of Object.values(value)) yield* objectsIn(one)
  }
}

const { pages, dialogs, fragments } = await readDocuments(join(PROJECT, 'schemas'))
const documents = [...pages, ...dialogs, ...fragments].map(({ file, text }) => ({
  file,
  cards: [...objectsIn(JSON.parse(text))].filter(({ type }) => type === 'card'),
}))

test('a card with a title has the inset of its head', () => {
  const uneven = documents.filter(({ cards }) =>
    cards.some(({ title, padding }) => title !== undefined && (padding ?? 'md') !== 'md'),
  )
  expect(uneven.map(({ file }) => file)).toEqual([])
})
