import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import editor from 'vscode-json-languageservice'
import { readDocuments } from '#lint/readDocuments.ts'

const SCHEMAS = resolve(import.meta.dirname, '../../schemas')

/** The service behind VS Code's JSON editor, reading the schemas as an editor does: by `$schema`. */
const service = editor.getLanguageService({
  schemaRequestService: (uri) => readFile(fileURLToPath(uri), 'utf8'),
  workspaceContext: { resolveRelativePath: (path, base) => new URL(path, base).toString() },
})

function open(text: string, file: string) {
  const uri = pathToFileURL(resolve(SCHEMAS, file)).toString()
  const document = editor.TextDocument.create(uri, 'json', 1, text)
  return { document, parsed: service.parseJSONDocument(document) }
}

/** What the editor offers at the mark `|` of a page. */
async function offered(marked: string): Promise<string[]> {
  const at = marked.indexOf('|')
  const { document, parsed } = open(marked.replace('|', ''), 'pages/x.json')
  const found = await service.doComplete(document, document.positionAt(at), parsed)
  return (found?.items ?? []).map(({ label }) => label.replaceAll('"', ''))
}

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
    expect(await offered(marked)).toEqual(expect.arrayContaining(some))
  })
})

test('an editor explains a property in Chinese', async () => {
  const marked = page('{"type":"table","row|Actions":[],"source":"l","columns":[]}')
  const { document, parsed } = open(marked.replace('|', ''), 'pages/x.json')
  const hover = await service.doHover(document, document.positionAt(marked.indexOf('|')), parsed)
  expect(JSON.stringify(hover?.contents)).toContain('每行末尾的操作')
})

test('an editor finds nothing wrong in the product’s documents', async () => {
  const { pages, dialogs, fragments, payloads, site } = await readDocuments(SCHEMAS)
  const all = [...pages, ...dialogs, ...fragments, ...payloads, ...(site ? [site] : [])]
  const found = await Promise.all(
    all.map(async ({ file, text }) => {
      const { document, parsed } = open(text, file)
      const complaints = await service.doValidation(document, parsed)
      return complaints.map(({ message }) => `${file}: ${message}`)
    }),
  )
  expect(found.flat()).toEqual([])
  expect(all.length).toBeGreaterThan(30)
})
