/**
 * `npm start` runs this first: builds `dist/` when the sources it was made from have changed,
 * and does nothing otherwise. The stamp is a hash of contents, so a fresh clone's file times do not matter.
 */

import { execFileSync } from 'node:child_process'
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
const STAMP = 'dist/stamp'

function* filesOf(path: string): Generator<string> {
  if (!statSync(path).isDirectory()) return yield path
  for (const name of readdirSync(path).sort()) yield* filesOf(join(path, name))
}

function hashOfSources(): string {
  const hash = createHash('sha256').update(process.version)
  for (const source of SOURCES)
    for (const file of filesOf(source)) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

const stamp = hashOfSources()
if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== stamp) {
  console.log('building …')
  execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' })
  writeFileSync(STAMP, stamp)
}
