/**
 * `npm start` runs this first: builds `dist/` when the sources it was made from have changed,
 * and does nothing otherwise. The stamp is a hash of contents, so a fresh clone's file times do not matter.
 */

import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const SOURCES = [
  'src',
  'adapters',
  'schemas/api.json',
  'schemas/site.json',
  'vite.config.ts',
  'package-lock.json',
]
const STAMP = 'dist/stamp'

function* filesOf(path: string): Generator<string> {
  if (!existsSync(path)) return
  const entries = path.includes('.') ? undefined : readdirSync(path, { withFileTypes: true })
  if (!entries) return yield path
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const child = join(path, entry.name)
    if (entry.isDirectory()) yield* filesOf(child)
    else yield child
  }
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
