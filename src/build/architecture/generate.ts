/** Writes picture and table of the rooms into ARCHITECTURE.md; with `--check` only says whether they are fresh. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pictureOf, tableOf } from './picture.ts'
import { allowedImports, type LinterSettings } from './roomRules.ts'

const BEGIN = '<!-- rooms: written by src/build/architecture/generate.ts from .biome.json -->'
const END = '<!-- rooms end -->'

const ROOT = join(import.meta.dirname, '..', '..', '..')
const file = join(ROOT, 'src', 'ARCHITECTURE.md')
const text = readFileSync(file, 'utf8')
const [from, to] = [text.indexOf(BEGIN), text.indexOf(END)]
if (from < 0 || to < from) throw new Error(`src/ARCHITECTURE.md lacks ${BEGIN} … ${END}`)

const settings: LinterSettings = JSON.parse(readFileSync(join(ROOT, '.biome.json'), 'utf8'))
const allowed = allowedImports(settings)
const written = `${BEGIN}\n\n${pictureOf(allowed)}\n\n${tableOf(allowed)}\n\n${END}`
const fresh = text.slice(0, from) + written + text.slice(to + END.length)

if (!process.argv.includes('--check')) writeFileSync(file, fresh)
else if (fresh !== text) {
  console.error('src/ARCHITECTURE.md is stale: run `npx tsx src/build/architecture/generate.ts`')
  process.exitCode = 1
}
