import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { UserType } from '#contract/codes.ts'
import { insertAccount } from '#server/base/repositories/accounts.ts'
import { countDead, listDead, retryDead } from '#server/base/repositories/deadJobs.ts'
import { removeExpired } from '#server/base/repositories/expiry.ts'
import { pageSocieties } from '#server/base/repositories/health.ts'
import { claimJobs, nextDue } from '#server/base/repositories/jobClaims.ts'
import { failJob } from '#server/base/repositories/outbox.ts'
import { readQueue } from '#server/base/repositories/queueState.ts'
import { pageUnjudged } from '#server/modules/configuration/repositories/configVerdicts.ts'
import {
  findLiveVersions,
  listFirstOrganisations,
  pageLiveVersions,
} from '#server/modules/configuration/repositories/liveVersions.ts'
import {
  claimUnusedFiles,
  deleteSwept,
  listNamedFiles,
} from '#server/modules/files/repositories/files.ts'
import { listAccountsByName } from '#server/modules/people/repositories/accountsByName.ts'
import {
  nextMemberNumber,
  numbersGiven,
} from '#server/modules/records/repositories/memberNumbers.ts'
import { type End, openEnd } from '#server/store/shards/move/ends.ts'
import { clearState, setState } from '#server/store/shards/move/states.ts'
import { countOrganisations, findOrganisations } from '#server/store/shards/organisations.ts'
import type { Store, SystemTx } from '#server/store/store.ts'
import type { MoveState } from '#server/store/tables/operations.ts'
import { findBinaries } from '../postgresCluster.ts'
import { openBoth, twoShards } from './support/twoShards.ts'
import { foundSociety, keepWriting } from './support/writers.ts'

const HOUR_MS = 3600_000
const later = (tx: SystemTx, hours: number): SystemTx => ({
  ...tx,
  now: new Date(tx.now.getTime() + hours * HOUR_MS),
})

const CLAIM = { lane: 'urgent', seconds: 60, limit: 10, each: 5, after: '' } as const

/** What runs over all societies, with how much it finds; `later` so that everything is due. */
const READS: Readonly<Record<string, (tx: SystemTx) => Promise<number>>> = {
  findLiveVersions: async (tx) => (await findLiveVersions(tx, 'host', ['s.test'])).size,
  pageLiveVersions: async (tx) => (await pageLiveVersions(tx, '', 10)).length,
  pageSocieties: async (tx) => (await pageSocieties(tx, '', 10)).length,
  pageUnjudged: async (tx) => (await pageUnjudged(tx, 'b', { after: '', limit: 10 })).length,
  listFirstOrganisations: async (tx) => (await listFirstOrganisations(tx, 10)).count,
  listNamedFiles: async (tx) => (await listNamedFiles(tx)).length,
  findOrganisations: async (tx) => (await findOrganisations('code')(tx, ['s'])).size,
  countOrganisations,
  listAccountsByName: async (tx) => (await listAccountsByName(tx, ['staff'])).length,
  numbersGiven: async (tx) => (await numbersGiven(tx)).length,
  readQueue: async (tx) => (await readQueue(tx)).reduce((sum, { due }) => sum + due, 0),
  nextDue: async (tx) => ((await nextDue(tx, 'urgent')) ? 1 : 0),
  listDead: async (tx) => (await listDead(tx, 10)).length,
  countDead: async (tx) => (await countDead(tx)).length,
}

const WRITES: Readonly<Record<string, (tx: SystemTx) => Promise<number>>> = {
  claimJobs: async (tx) => (await claimJobs(tx, CLAIM)).jobs.length,
  retryDead: (tx) => retryDead(tx, {}),
  claimUnusedFiles: async (tx) =>
    (await claimUnusedFiles(tx, { before: tx.now, limit: 10, named: [] })).length,
  async deleteSwept(tx) {
    const count = () => tx.db.selectFrom('uploadedFile').select('path').execute()
    const before = await count()
    await deleteSwept(tx, { orgId: 's', path: 'swept' })
    return before.length - (await count()).length
  },
  async removeExpired(tx) {
    const count = () => tx.db.selectFrom('rateBucket').select('orgId').execute()
    const before = await count()
    await removeExpired(tx, tx.now)
    return before.length - (await count()).length
  },
}

describe.skipIf(findBinaries() === undefined)('a society on its way', () => {
  let store: Store
  let main: Store
  let end: End
  beforeAll(async () => {
    const shards = await twoShards()
    if (!shards) throw new Error('no PostgreSQL')
    store = await openBoth(shards)
    main = store.shards()[0] as Store
    end = await openEnd('main', shards.admins.main ?? '')
    await foundSociety(store, 's')
    await keepWriting([store], 's', 2).stop()
    await store.tx('s', async (tx) => {
      const { orgId, now } = tx
      await nextMemberNumber(tx, 'N')
      const login = { userName: 'staff', pwdHash: 'x', realName: '姜白石' }
      await insertAccount(tx, { ...login, userType: UserType.Staff, rights: [] })
      await sql`insert into rate_bucket (org_id, key, window_start, count) values (${orgId}, 'k', ${now}, 1)`.execute(
        tx.db,
      )
    })
    await main.txSystem(async (tx) => {
      const { jobs } = await claimJobs(tx, { ...CLAIM, limit: 1 })
      for (const job of jobs) await failJob(tx, job, { error: 'gone' })
    })
    await end.client.query(CONFIGURATION)
    await end.client.query(`update uploaded_file set path = 'swept', swept_at = now()
      where path = (select min(path) from uploaded_file)`)
  })
  afterAll(async () => {
    await end.client.end()
    await store.close()
  })
  beforeEach(async () => {
    for (const state of ['arriving', 'leaving', 'moved', 'arrived'] as const)
      await clearState(end, 's', state)
  })

  /** What the work finds, none of which it keeps. */
  async function found(work: (tx: SystemTx) => Promise<number>): Promise<number> {
    let count = 0
    const undone = new Error('undone')
    const run = main.txSystem(async (tx) => {
      count = await work(later(tx, 1))
      throw undone
    })
    await run.catch((error) => {
      if (error !== undone) throw error
    })
    return count
  }

  const enter = (state: MoveState) => setState(end, 's', { state, peer: 'two' })

  test.each(Object.keys({ ...READS, ...WRITES }))('%s finds one that is at home', async (name) => {
    const work = { ...READS, ...WRITES }[name]
    expect(work && (await found(work))).toBeGreaterThan(0)
    await enter('arrived')
    expect(work && (await found(work))).toBeGreaterThan(0)
  })

  test.each(Object.keys({ ...READS, ...WRITES }))(
    '%s finds none that arrives or has moved',
    async (name) => {
      const work = { ...READS, ...WRITES }[name]
      for (const state of ['arriving', 'moved'] as const) {
        await enter(state)
        expect(work && (await found(work))).toBe(0)
      }
    },
  )

  test.each(Object.keys(READS))('%s goes on reading one that leaves', async (name) => {
    await enter('leaving')
    const work = READS[name]
    expect(work && (await found(work))).toBeGreaterThan(0)
  })

  test.each(Object.keys(WRITES))('%s writes nothing of one that leaves', async (name) => {
    await enter('leaving')
    const work = WRITES[name]
    expect(work && (await found(work))).toBe(0)
  })

  test('a pause that nobody ends is over by itself', async () => {
    await setState(end, 's', { state: 'leaving', peer: 'two', seconds: -1 })
    expect(await found(READS.readQueue ?? (async () => 0))).toBeGreaterThan(0)
    expect(await found(WRITES.claimJobs ?? (async () => 0))).toBeGreaterThan(0)
    await store.tx('s', (tx) => nextMemberNumber(tx, 'N'))
  })
})

/** Rows that only a configuration has, a login with a password, and a file that a sweep has claimed. */
const CONFIGURATION = `
  insert into config_blob (org_id, hash, content) values
    ('s', 'h', '{"logo": "s/logo/202611/0123456789abcdef0123456789abcdef.png"}');
  insert into config_version (org_id, version, hash, manifest, author, note, created_at)
    values ('s', 1, 'v', '{"organisation.json": "h", "pages/home.json": "h"}', '', '', now());
  insert into config_current (org_id, version, changed_at) values ('s', 1, now());
`
