import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const SOURCES = [
  'src',
  'adapters',
  'schemas/api.json',
  'schemas/site.json',
  'fixtures/areas/area-tree.json',
  'fixtures/dictionaries',
  'vite.config.ts',
  'package-lock.json',
]

/** What a build was made from, and how far it went. */
export interface Stamp {
  sources: string
  /** False as long as only what a page needs is there. */
  isWhole: boolean
}

function* filesOf(path: string): Generator<string> {
  if (!statSync(path).isDirectory()) return yield path
  for (const name of readdirSync(path).sort()) yield* filesOf(join(path, name))
}

/** A hash of contents, so that the file times of a fresh clone do not matter, and of Node's version. */
export function hashOfSources(): string {
  const hash = createHash('sha256').update(process.version)
  for (const source of SOURCES)
    for (const file of filesOf(source)) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

const fileIn = (folder: string): string => join(folder, 'stamp.json')

export function readStamp(folder: string): Stamp | undefined {
  const file = fileIn(folder)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Stamp) : undefined
}

export const writeStamp = (folder: string, stamp: Stamp): void =>
  writeFileSync(fileIn(folder), JSON.stringify(stamp))
