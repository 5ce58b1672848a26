import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStore } from '#server/store/openStore.ts'
import type { Store } from '#server/store/store.ts'
import { patience } from '../../../support/patience.ts'
import { postgresServer } from '../postgresCluster.ts'
import { asSuperuser, createDatabase } from '../postgresDatabase.ts'
import { testSecretsDir } from '../testKeys.ts'
import { isNothing, whyNothing } from './emptyAnswers.ts'
import { mostOf } from './exceeding.ts'
import { explained } from './explained.ts'
import { fillSociety } from './fillSociety.ts'
import { PAGING_QUERIES, type Query } from './pagingQueries.ts'
import { ROW_QUERIES } from './rowQueries.ts'
import { SOCIETY } from './society.ts'

const server = await postgresServer()

/** Most rows that one statement reads from one table: those that paging and counting reach, and some that do not match. */
const MOST_READ = 12_000

const CASES = Object.entries({ ...ROW_QUERIES, ...PAGING_QUERIES }).flatMap(([name, cases]) =>
  Object.entries(cases).map(([asked, query]): [string, string, Query] => [name, asked, query]),
)

describe.skipIf('missing' in server)('a society that has grown', () => {
  const serverUrl = 'url' in server ? server.url : ''
  let store: Store
  let client: pg.Client

  beforeAll(async () => {
    const databaseUrl = await createDatabase(serverUrl)
    store = await openStore({ databaseUrl, secretsDir: testSecretsDir(), log: () => {} })
    await fillSociety(asSuperuser(serverUrl, databaseUrl))
    client = new pg.Client(databaseUrl)
    await client.connect()
  }, patience(600))
  afterAll(async () => {
    await client.end()
    await store.close()
  })

  test.each(CASES)(
    '%s (%s) reads what an index has, however many rows there are',
    async (name, asked, query) => {
      const most = mostOf(`${name}, ${asked}`)
      const { answer, statements } = await explained(client, store, SOCIETY, query)
      const said = isNothing(answer) ? whyNothing(`${name}, ${asked}`) : 'it finds something'
      expect.soft(said, 'a plan is held on nothing').toBeDefined()
      for (const { text, ...plan } of statements) {
        expect.soft(plan.scanned, text).toEqual([])
        expect.soft(plan.buffers, text).toBeLessThanOrEqual(most.buffers)
        expect.soft(plan.read, text).toBeLessThanOrEqual(MOST_READ * most.rows)
      }
    },
  )
})
