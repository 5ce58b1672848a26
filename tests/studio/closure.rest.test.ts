import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Chunk {
  src?: string
  name?: string
  imports?: string[]
  dynamicImports?: string[]
}

const manifest = new Map<string, Chunk>(
  Object.entries(JSON.parse(readFileSync('dist/app/.vite/manifest.json', 'utf8'))),
)
const isStudio = (key: string): boolean => /(?:^|\/)studio\//.test(manifest.get(key)?.src ?? key)

/** Everything that is loaded with a chunk. */
function closureOf(key: string, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found
  found.add(key)
  for (const next of manifest.get(key)?.imports ?? []) closureOf(next, found)
  return found
}

test('the studio is a chunk of its own', () => {
  expect([...manifest.keys()].filter(isStudio)).not.toEqual([])
})

test('nothing outside the studio loads anything of it', () => {
  const outside = [...manifest.keys()].filter((key) => !isStudio(key))
  const loading = outside.filter((key) => [...closureOf(key)].some(isStudio))
  expect(loading).toEqual([])
})
