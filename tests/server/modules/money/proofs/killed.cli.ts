import { parseArgs } from 'node:util'
import { killedProof } from './killedProof.ts'
import { type DatabaseName, missingPostgres } from './society.ts'
import type { Summary } from './summary.ts'
import { twoServersProof } from './twoServersProof.ts'

/**
 * `npm run proof:dues -- [--database embedded|postgres|both] [--kills N] [--payments N] [--seed S]`: kill -9 in the
 * middle of payments, and two servers that hear of each payment at once. Exit code 1: money was lost, counted twice
 * or left in doubt. The seed repeats the choices; when processes die is theirs.
 */
/** Leaves by its exit, which ends what it started. */
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))

const { values } = parseArgs({
  options: {
    database: { type: 'string', default: 'both' },
    kills: { type: 'string', default: '100' },
    payments: { type: 'string', default: '200' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
})
const [kills, payments, seed] = [Number(values.kills), Number(values.payments), Number(values.seed)]
const wanted = (['embedded', 'postgres'] as const).filter((name) =>
  ['both', name].includes(values.database),
)
if (wanted.length === 0) throw new Error('--database is embedded, postgres or both')
console.info(`seed ${seed}`)
const missing = wanted.includes('postgres') ? await missingPostgres() : undefined
if (missing !== undefined) console.error(`PostgreSQL: ${missing}`)

const summaries: Summary[] = []
for (const database of wanted.filter((name) => name === 'embedded' || missing === undefined))
  summaries.push(await killed(database))
if (wanted.includes('postgres') && missing === undefined)
  summaries.push(await twoServersProof({ payments, seed }))

async function killed(database: DatabaseName): Promise<Summary> {
  return killedProof({ database, kills, seed, tell: (line) => console.info(line) })
}

console.table(summaries.map(({ faults, ...columns }) => ({ ...columns, faults: faults.length })))
for (const { database, faults } of summaries)
  for (const fault of faults) console.error(`${database}: ${fault}`)
const isProven = missing === undefined && summaries.every(({ faults }) => faults.length === 0)
process.exit(isProven ? 0 : 1)
