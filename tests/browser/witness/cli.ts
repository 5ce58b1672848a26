/**
 * `npm run coverage`: which nodes, branches, actions and row actions, steps and dialogs of all pages the last run of
 * the browser tests exercised. Ends with 1 below the share asked for. `--missing [DOCUMENT]` lists what was not,
 * `--table` which tests drive which document on which device, as Markdown.
 */

import { PART_KINDS } from '#runtime/core/witness/partsOf.ts'
import { productParts } from './productParts.ts'
import { coverageOf, shareOf, type Tally } from './report.ts'
import { tableOf } from './tableOf.ts'
import { testimonies } from './witnessed.ts'

/** Of every kind of part. */
const WANTED = 0.9

const line = (name: string, tally: Tally) =>
  `${`${(shareOf(tally) * 100).toFixed(1)} %`.padStart(8)}  ${`${tally.seen}/${tally.all}`.padStart(10)}  ${name}`

const heard = testimonies()
const report = coverageOf(await productParts(), new Set(heard.flatMap(({ ids }) => ids)))
if (process.argv.includes('--table')) console.log(tableOf(report, heard).join('\n'))
else for (const [id, tally] of report.byDocument) console.log(line(id, tally))
console.log('')
for (const kind of PART_KINDS) console.log(line(kind, report.byKind[kind]))
console.log(line('all parts of all documents', report.total))

const asked = process.argv.indexOf('--missing')
if (asked > 0)
  for (const id of report.missing)
    if (id.startsWith(process.argv[asked + 1] ?? '')) console.log(`  not exercised  ${id}`)

const short = PART_KINDS.filter((kind) => shareOf(report.byKind[kind]) < WANTED)
if (short.length > 0) {
  console.error(`below ${WANTED * 100} %: ${short.join(', ')} (npm run coverage -- --missing)`)
  process.exitCode = 1
}
