import pg from 'pg'
import { openStore } from '#server/store/openStore.ts'
import type { Store } from '#server/store/store.ts'
import { type Explained, explained } from '../../server/store/growth/explained.ts'
import { PAGING_QUERIES, type Query } from '../../server/store/growth/pagingQueries.ts'
import { ROW_QUERIES } from '../../server/store/growth/rowQueries.ts'
import { MEMBERS, SOCIETY } from '../../server/store/growth/society.ts'
import { testSecretsDir } from '../../server/store/testKeys.ts'
import { quantile } from '../measure/samples.ts'
import { filledDatabase } from './filledDatabase.ts'

/** How often each query is asked; each round asks all of them, so that noise hits all alike. */
const ROUNDS = Number(process.env.BENCH_LISTS_ROUNDS ?? 40)

/** What one query of the repositories costs, as often as it was asked. */
export interface ListCost {
  asked: string
  p50: number
  p99: number
  /** The statement that looks at the most pages of the database. */
  heaviest: Explained
}

export interface ListsCost {
  members: number
  rounds: number
  lists: ListCost[]
}

/** Batches of sweeps and parts of exports, for which nobody waits, are left out. */
const IS_OF_JOB = /^(?:listDueParts|listOverduePlans|listEnding),|, a part$/

const ASKED = Object.entries({ ...ROW_QUERIES, ...PAGING_QUERIES })
  .flatMap(([name, cases]) =>
    Object.entries(cases).map(([asked, query]) => ({ asked: `${name}, ${asked}`, query })),
  )
  .filter(({ asked }) => !IS_OF_JOB.test(asked))

/** Asks a society that has grown for every list, search and count; undefined where there is no PostgreSQL. */
export async function measureLists(): Promise<ListsCost | undefined> {
  const databaseUrl = await filledDatabase()
  if (databaseUrl === undefined) return undefined
  const store = await openStore({ databaseUrl, secretsDir: testSecretsDir(), log: () => {} })
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    const heaviest = await heaviestOf(client, store)
    const times = await timesOf(store)
    const lists = ASKED.flatMap(({ asked }, at) => {
      const statement = heaviest[at]
      const samples = times[at] ?? []
      if (!statement) return []
      return {
        asked,
        p50: quantile(samples, 0.5),
        p99: quantile(samples, 0.99),
        heaviest: statement,
      }
    })
    return { members: MEMBERS, rounds: ROUNDS, lists }
  } finally {
    await client.end()
    await store.close()
  }
}

/** Of each query its heaviest statement; asking for it also warms what the query reads. */
async function heaviestOf(client: pg.Client, store: Store): Promise<(Explained | undefined)[]> {
  const found: (Explained | undefined)[] = []
  for (const { query } of ASKED) {
    const { statements } = await explained(client, store, SOCIETY, query)
    found.push(statements.toSorted((a, b) => b.buffers - a.buffers)[0])
  }
  return found
}

async function timesOf(store: Store): Promise<number[][]> {
  const times: number[][] = ASKED.map(() => [])
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [at, { query }] of ASKED.entries()) times[at]?.push(await timeOf(store, query))
  return times
}

async function timeOf(store: Store, query: Query): Promise<number> {
  const since = performance.now()
  await store.tx(SOCIETY, query)
  return performance.now() - since
}
