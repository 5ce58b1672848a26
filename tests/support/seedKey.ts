import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { TEST_CACHE } from './testCache.ts'

const ROOT = resolve(import.meta.dirname, '../..')
/** Whatever decides what a first start puts into the database. */
const SOURCES = [
  'src/server',
  'src/domain',
  'adapters',
  'fixtures/organisations',
  'fixtures/dictionaries',
]

let key: string | undefined

/** Names what is prepared: another one for every state of the sources that fill it. Read once a process. */
export function seedKey(): string {
  key ??= hashSources()
  return key
}

/** Where something prepared is kept from run to run, for this state of the sources. */
export const keptPath = (name: string, extension = ''): string =>
  join(TEST_CACHE, `${name}-${seedKey()}${extension}`)

function hashSources(): string {
  const hash = createHash('sha256')
  for (const source of SOURCES)
    for (const file of readdirSync(join(ROOT, source), { recursive: true, withFileTypes: true }))
      if (file.isFile()) hash.update(readFileSync(join(file.parentPath, file.name)))
  return hash.digest('hex').slice(0, 16)
}
