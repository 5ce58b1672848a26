/** Writes the tables of settings into OPERATING.md; with `--check` it only reports whether they are up to date. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fillGuide } from './fillGuide.ts'

const file = join(import.meta.dirname, '../..', 'OPERATING.md')
const guide = readFileSync(file, 'utf8')
const filled = fillGuide(guide)

if (!process.argv.includes('--check')) writeFileSync(file, filled)
else if (guide !== filled) {
  console.error(
    'src/server/OPERATING.md is stale: run `npx tsx src/server/operate/guide/generate.ts`',
  )
  process.exitCode = 1
}
