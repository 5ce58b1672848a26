/**
 * `npm run coverage`: which nodes, branches, actions and row actions, steps and dialogs of all pages the last run of
 * the browser tests exercised. Ends with 1 below the share asked for. `--missing [DOCUMENT]` lists what was not,
 * `--table` which tests drive which document on which device, as Markdown.
 */

import { PART_KINDS } from '#runtime/core/coverage/partsOf.ts'
import { productParts } from './productParts.ts'
import { coverageRecords } from './recorded.ts'
import { type CoverageReport, coverageOf, shareOf, type Tally } from './report.ts'
import { tableOf } from './tableOf.ts'

/** Of every kind of part. */
const WANTED = 0.9

const line = (name: string, tally: Tally) =>
  `${`${(shareOf(tally) * 100).toFixed(1)} %`.padStart(8)}  ${`${tally.seen}/${tally.all}`.padStart(10)}  ${name}`

const documentLines = ({ byDocument }: CoverageReport): string[] =>
  [...byDocument].map(([id, tally]) => line(id, tally))

const kindLines = ({ byKind, total }: CoverageReport): string[] => [
  ...PART_KINDS.map((kind) => line(kind, byKind[kind])),
  line('all parts of all documents', total),
]

/** What no test exercised, of one document where one is named; nothing when it is not asked for. */
function missingLines({ missing }: CoverageReport, argv: readonly string[]): string[] {
  const asked = argv.indexOf('--missing')
  if (asked < 0) return []
  const document = argv[asked + 1] ?? ''
  return missing.filter((id) => id.startsWith(document)).map((id) => `  not exercised  ${id}`)
}

const records = coverageRecords()
const report = coverageOf(await productParts(), new Set(records.flatMap(({ ids }) => ids)))
const documents = process.argv.includes('--table')
  ? tableOf(report, records)
  : documentLines(report)
for (const text of [...documents, '', ...kindLines(report), ...missingLines(report, process.argv)])
  console.log(text)

const short = PART_KINDS.filter((kind) => shareOf(report.byKind[kind]) < WANTED)
if (short.length > 0) {
  console.error(`below ${WANTED * 100} %: ${short.join(', ')} (npm run coverage -- --missing)`)
  process.exitCode = 1
}
