import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { EACH, LEASE_SECONDS } from '#server/jobs/lanes.ts'
import { openStore } from '#server/store/openStore.ts'
import { claimJobs, nextDue } from '#server/store/repositories/jobClaims.ts'
import type { Store, SystemTx } from '#server/store/store.ts'
import { postgresServer } from '../store/postgresCluster.ts'
import { createDatabase } from '../store/postgresDatabase.ts'
import { newSociety } from '../store/societies.ts'
import { testSecretsDir } from '../store/testKeys.ts'

const server = await postgresServer()
const LIMIT = 10
/** Index descents and heap pages of some societies and twenty jobs, far from the thousands of a scan. */
const BUFFERS_AT_MOST = 400

describe.skipIf('missing' in server)('a claim beside 100,000 due jobs of one society', () => {
  let store: Store
  let societies: string[] = []
  beforeAll(async () => {
    const databaseUrl = await createDatabase('url' in server ? server.url : '')
    store = await openStore({ databaseUrl, secretsDir: testSecretsDir(), log: () => {} })
    for (let n = 0; n < 4; n += 1) societies.push(await newSociety(store))
    societies = societies.sort()
    const [big = '', ...others] = societies
    await fill(big, 100_000)
    for (const orgId of others) await fill(orgId, 50)
  })
  afterAll(() => store?.close())

  const fill = (orgId: string, count: number) =>
    store.txSystem((tx) =>
      sql`insert into outbox (org_id, id, kind, payload, run_at, tries, created_at, lane)
        select ${orgId}, 'job-' || n, 'remind', '{}', now() - interval '1 hour', 0, now(), 'bulk'
        from generate_series(1, ${count}::int) n`.execute(tx.db),
    )

  /** Pages of the table and its indexes that this connection has read so far. */
  async function buffersRead(tx: SystemTx): Promise<number> {
    const { rows } = await sql<{ count: string }>`
      select sum(pg_stat_get_xact_blocks_fetched(oid)) as count from (
        select 'outbox'::regclass::oid as oid
        union all select indexrelid from pg_index where indrelid = 'outbox'::regclass) read`.execute(
      tx.db,
    )
    return Number(rows[0]?.count)
  }

  const claim = (after: string) =>
    store.txSystem(async (tx) => {
      const before = await buffersRead(tx)
      const wish = {
        lane: 'bulk',
        seconds: LEASE_SECONDS,
        limit: LIMIT,
        each: EACH,
        after,
      } as const
      const claimed = await claimJobs(tx, wish)
      return { ...claimed, buffers: (await buffersRead(tx)) - before }
    })

  const countsOf = (jobs: { orgId: string }[]) =>
    societies.map((id) => jobs.filter(({ orgId }) => orgId === id).length)

  test.each(['without statistics', 'with statistics'])('reads few pages, %s', async (how) => {
    if (how === 'with statistics') await sql`analyze outbox`.execute(store.db)
    const first = await claim('')
    expect(first.buffers).toBeLessThan(BUFFERS_AT_MOST)
    expect(countsOf(first.jobs)).toEqual([EACH, EACH, 0, 0])
    const next = await claim(first.after)
    expect(next.buffers).toBeLessThan(BUFFERS_AT_MOST)
    expect(countsOf(next.jobs)).toEqual([0, 0, EACH, EACH])
  })

  test('a lane in which nothing is due costs a few pages', async () => {
    const buffers = await store.txSystem(async (tx) => {
      const before = await buffersRead(tx)
      await claimJobs(tx, { lane: 'urgent', seconds: 60, limit: LIMIT, each: EACH, after: '' })
      await nextDue(tx, 'urgent')
      return (await buffersRead(tx)) - before
    })
    expect(buffers).toBeLessThan(40)
  })
})
