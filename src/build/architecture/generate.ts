/**
 * Writes what follows from the table of boundaries: the linter's rules, and picture and table of the rooms in
 * ARCHITECTURE.md; with `--check` only says whether they are fresh, and which imports of the server go past them.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { linterRules } from './linterRules.ts'
import { pictureOf, tableOf } from './picture.ts'
import { wrongImports } from './serverImports.ts'

const ROOT = join(import.meta.dirname, '..', '..', '..')

const BEGIN = '<!-- rooms: written by src/build/architecture/generate.ts from boundaries.ts -->'
const END = '<!-- rooms end -->'

function withRooms(text: string): string {
  const [from, to] = [text.indexOf(BEGIN), text.indexOf(END)]
  if (from < 0 || to < from) throw new Error(`src/ARCHITECTURE.md lacks ${BEGIN} … ${END}`)
  const written = `${BEGIN}\n\n${pictureOf()}\n\n${tableOf()}\n\n${END}`
  return text.slice(0, from) + written + text.slice(to + END.length)
}

/** File → its text, made of what it holds now. */
const FILES: Record<string, (text: string) => string> = {
  '.biome.rooms.gen.json': linterRules,
  'src/ARCHITECTURE.md': withRooms,
}

for (const [name, make] of Object.entries(FILES)) {
  const file = join(ROOT, name)
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const fresh = make(text)
  if (!process.argv.includes('--check')) writeFileSync(file, fresh)
  else if (fresh !== text) {
    console.error(`${name} is stale: run \`npx tsx src/build/architecture/generate.ts\``)
    process.exitCode = 1
  }
}

const SERVER = 'src/server'

const wrong = readdirSync(join(ROOT, SERVER), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => join(SERVER, name).replaceAll('\\', '/'))
  .flatMap((file) => wrongImports(file, readFileSync(join(ROOT, file), 'utf8')))
for (const line of wrong) console.error(line)
if (wrong.length > 0) process.exitCode = 1
