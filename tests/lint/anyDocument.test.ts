import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lintDocuments } from '#lint/lintDocuments.ts'
import { cleanTexts, inputOf } from './seeded/cleanDocuments.ts'

const clean = await cleanTexts()
const files = [...clean.keys()]

/** Values that some place of a document does not expect. */
const STRANGERS = [
  null,
  7,
  -1,
  true,
  '',
  'x',
  'page.',
  'data.x',
  '__proto__',
  [],
  [null],
  {},
  { $: 1 },
]
const STRANGE_OBJECTS = [
  { $: { var: 1 } },
  { $: {} },
  { $t: 1 },
  { $param: 'x' },
  { use: 'tile' },
  { type: 'x' },
]

/** The document with the value at one of its places replaced. */
function replaced(value: unknown, place: number, by: unknown): unknown {
  let left = place
  const walk = (at: unknown): unknown => {
    if (left-- === 0) return by
    if (Array.isArray(at)) return at.map(walk)
    if (typeof at !== 'object' || at === null) return at
    return Object.fromEntries(Object.entries(at).map(([name, inner]) => [name, walk(inner)]))
  }
  return walk(value)
}

test('whatever a value is replaced by, the lint answers, and with places in the text', () => {
  const edit = fc.record({
    file: fc.constantFrom(...files),
    place: fc.nat(120),
    by: fc.oneof(fc.constantFrom(...STRANGERS, ...STRANGE_OBJECTS), fc.jsonValue({ maxDepth: 2 })),
  })
  fc.assert(
    fc.property(edit, ({ file, place, by }) => {
      const text = JSON.stringify(replaced(JSON.parse(clean.get(file) ?? ''), place, by), null, 2)
      const texts = new Map(clean).set(file, text)
      for (const { file: named, line, column } of lintDocuments(inputOf(texts))) {
        const row = texts.get(named)?.split('\n')[line - 1]
        expect(row?.length).toBeGreaterThanOrEqual(column - 1)
      }
    }),
    { numRuns: 100 },
  )
})

test.each([
  ['nested beyond the stack', '['.repeat(200_000)],
  ['nested and closed', '['.repeat(50_000) + ']'.repeat(50_000)],
  ['a lone surrogate', '{ "id": "\ud800" }'],
  ['NUL', '{ "id": "\u0000" }'],
  ['own prototype', '{ "__proto__": { "id": 1 }, "constructor": {}, "id": "about" }'],
])('%s is findings, not a crash', (_, text) => {
  const found = lintDocuments(inputOf(new Map(clean).set('pages/about.json', text)))
  expect(found.filter(({ file }) => file === 'pages/about.json')).not.toEqual([])
})
