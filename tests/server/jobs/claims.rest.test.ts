import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ClaimedJob, claimJobs, nextDue } from '#server/base/repositories/jobClaims.ts'
import { enqueue } from '#server/base/repositories/outbox.ts'
import { EACH, LEASE_SECONDS } from '#server/jobs/lanes.ts'
import { SEND_SMS } from '#server/store/jobKinds.ts'
import { openStore } from '#server/store/openStore.ts'
import type { Store } from '#server/store/store.ts'
import { postgresServer } from '../store/postgresCluster.ts'
import { createDatabase } from '../store/postgresDatabase.ts'
import { newSociety } from '../store/societies.ts'
import { testSecretsDir } from '../store/testKeys.ts'
import { outboxBuffers } from './support/outboxBuffers.ts'

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

  const REMINDERS = { kind: 'remind', lane: 'bulk', id: 'job-' }
  const fill = (orgId: string, count: number, { kind, lane, id } = REMINDERS) =>
    store.txSystem((tx) =>
      sql`insert into outbox (org_id, id, kind, payload, run_at, tries, created_at, lane)
        select ${orgId}, ${id}::text || n, ${kind}, '{}', now() - interval '1 hour', 0, now(), ${lane}
        from generate_series(1, ${count}::int) n`.execute(tx.db),
    )

  const claim = (after: string) =>
    store.txSystem(async (tx) => {
      const wish = {
        lane: 'bulk',
        seconds: LEASE_SECONDS,
        limit: LIMIT,
        each: EACH,
        after,
      } as const
      let claimed = { jobs: [] as ClaimedJob[], after: '' }
      const buffers = await outboxBuffers(tx, async () => {
        claimed = await claimJobs(tx, wish)
      })
      return { ...claimed, buffers }
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
    const buffers = await store.txSystem((tx) =>
      outboxBuffers(tx, async () => {
        await claimJobs(tx, { lane: 'urgent', seconds: 60, limit: LIMIT, each: EACH, after: '' })
        await nextDue(tx, 'urgent')
      }),
    )
    expect(buffers).toBeLessThan(40)
  })

  test('a code is among the first that are claimed, behind 50,000 codes of another society', async () => {
    const [big = '', , , small = ''] = societies
    await fill(big, 50_000, { kind: 'sendSms', lane: 'urgent', id: 'code-' })
    const mine = await store.tx(small, (tx) => enqueue(tx, { kind: SEND_SMS, payload: {} }))
    let jobs: ClaimedJob[] = []
    const urgent = { lane: 'urgent', seconds: 60, limit: LIMIT, each: EACH, after: '' } as const
    const buffers = await store.txSystem((tx) =>
      outboxBuffers(tx, async () => {
        jobs = (await claimJobs(tx, urgent)).jobs
      }),
    )
    expect(buffers).toBeLessThan(BUFFERS_AT_MOST)
    expect(jobs.map(({ id }) => id)).toContain(mine)
    expect(jobs.filter(({ orgId }) => orgId === big)).toHaveLength(LIMIT - 1)
  })
})
