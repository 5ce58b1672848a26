import { resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build, createLogger, type Rollup } from 'vite'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { FIRST_LOAD_KB } from '../support/firstLoadLimit.ts'

type Chunk = Rollup.OutputChunk

let chunks: ReadonlyMap<string, Chunk>

const warnings: string[] = []
const note = (warning: string) => void warnings.push(warning)
const customLogger = { ...createLogger('warn'), warn: note, warnOnce: note }

beforeAll(async () => {
  // The configuration is another one where tests run.
  vi.stubEnv('VITEST', '')
  vi.stubEnv('NODE_ENV', 'production')
  const root = resolve(import.meta.dirname, '../..')
  const built = await build({
    configFile: resolve(root, 'vite.config.ts'),
    logLevel: 'warn',
    customLogger,
    build: { write: false },
  })
  vi.unstubAllEnvs()
  const files = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  chunks = new Map(
    files.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  )
})

/** What the entry loads without waiting, itself included. */
function firstLoad(): Chunk[] {
  const found = new Set<Chunk>()
  const add = (chunk: Chunk | undefined) => {
    if (!chunk || found.has(chunk)) return
    found.add(chunk)
    for (const file of chunk.imports) add(chunks.get(file))
  }
  for (const chunk of chunks.values()) if (chunk.isEntry) add(chunk)
  return [...found]
}

test('the build warns of nothing', () => expect(warnings).toEqual([]))

describe('the first load holds nothing of', () => {
  test.each([
    ['the form renderer', /@rjsf/],
    ['the validators', /domain\/validators|\/ajv/],
    ['the form store', /runtime\/core\/form\/formStore/],
    ['the converter', /adapters\/formInfo/],
    ['the widgets', /src\/widgets/],
    ['the editor', /prosemirror/],
    ['the cropper', /react-easy-crop/],
    ['the crypto', /crypto-js|jsencrypt|client\/envelope\/seal/],
    ['the sanitiser', /dompurify/],
    ['Mantine', /@mantine\/(?:core|dates|hooks)\/esm/],
    ['the date library', /dayjs/],
    ['the pattern engine', /re2js/],
    ['the verbs of actions', /core\/actions\/(?:verbRegistry|submit|call)\.ts/],
    ['the calls of staff', /staffCalls\.gen/],
    ['payment', /payment|\/pay\//],
    ['the gallery and the studio', /nodes\/gallery|src\/studio/],
    ['calls and how they are sent', /commonCalls\.gen|client\/(?:createClient|call)\.ts/],
    ['guards', /core\/guards\//],
    ['SWR', /node_modules\/(?:swr|dequal)\//],
    ['operators of steps and records', /operators\/(?:can|dict|mask|stepsOf)|statusActions/],
    ['kinds that no home page shows', /nodes\/(?:form|table|tabs|search)\//],
    ['files that are answered and saved', /client\/readFile|app\/saveFile/],
    ['printing', /nodes\/print\/PrintNode|print\/printTarget/],
  ])('%s', (_what, module) => {
    const modules = firstLoad().flatMap((chunk) => chunk.moduleIds)
    expect(modules.length).toBeGreaterThan(100)
    expect(modules.filter((id) => module.test(id))).toEqual([])
  })
})

test('the first load keeps its limit, as it is transferred', () => {
  const bytes = firstLoad().reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0)
  expect(bytes).toBeLessThan(FIRST_LOAD_KB * 1000)
})

test.each([
  ['rjsf’s own widgets', /@rjsf\/core\/lib\/components\/widgets/],
  ['rjsf’s own templates', /@rjsf\/core\/lib\/components\/templates/],
  ['rjsf’s own fields of values', /@rjsf\/core\/lib\/components\/fields\/(?!Object|Schema)/],
  ['a Markdown renderer', /node_modules\/markdown-to-jsx/],
  ['a resolver of URIs', /node_modules\/fast-uri/],
])('no page loads %s', (_what, module) => {
  const modules = [...chunks.values()].flatMap((chunk) => chunk.moduleIds)
  expect(modules.filter((id) => module.test(id))).toEqual([])
})

test('every late part is still there', () => {
  const modules = [...chunks.values()].flatMap((chunk) => chunk.moduleIds)
  for (const part of ['/dompurify/', '/crypto-js/', '/prosemirror-view/', '/formStore.ts'])
    expect(modules.some((id) => id.includes(part))).toBe(true)
})
