import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readDocuments } from '#lint/readDocuments.ts'
import { complaints, explained, offered } from './editor.ts'

const PROJECT = resolve(import.meta.dirname, '../..')
const FILE = 'schemas/pages/x.json'

const page = (view: string, model = '{}') =>
  `{"$schema":"../page.schema.json","dsl":1,"id":"x","title":"","model":${model},"views":{"pc":${view}}}`

describe('an editor completes', () => {
  test.each([
    ['node kinds', page('{"type":"|"}'), ['table', 'button']],
    ['what a node begins with', page('{"|"}'), ['type', 'use']],
    [
      'a kind’s properties, without those it has',
      page('{"type":"table","source":"l","|"}'),
      ['columns', 'rowActions', 'when'],
    ],
    ['choices', page('{"type":"stack","gap":"|"}'), ['md', 'lg']],
    ['operators', page('{"type":"text","text":{"$":{"|"}}}'), ['var', 'anyIn', 'stepsOf']],
    ['verbs', page('{}', '{"actions":{"a":{"do":[{"|"}]}}}'), ['call', 'notify']],
    [
      'a verb’s arguments',
      page('{}', '{"actions":{"a":{"do":[{"call":"x","|"}]}}}'),
      ['params', 'as', 'else'],
    ],
    [
      'guards',
      page('{}', '{"actions":{"a":{"do":[],"require":[{"guard":"|"}]}}}'),
      ['mobileProven'],
    ],
  ])('%s', async (_, marked, some) => {
    expect(await offered(marked, FILE)).toEqual(expect.arrayContaining(some))
  })
})

test('an editor explains a property in Chinese', async () => {
  const marked = page('{"type":"table","row|Actions":[],"source":"l","columns":[]}')
  expect(await explained(marked, FILE)).toContain('每行末尾的操作')
})

test('an editor finds nothing wrong in the product’s documents', async () => {
  const { pages, dialogs, fragments, payloads, site } = await readDocuments(
    resolve(PROJECT, 'schemas'),
    PROJECT,
  )
  const all = [...pages, ...dialogs, ...fragments, ...payloads, ...(site ? [site] : [])]
  const found = await Promise.all(all.map(({ file, text }) => complaints(text, file)))
  expect(found.flat()).toEqual([])
  expect(all.length).toBeGreaterThan(30)
})
