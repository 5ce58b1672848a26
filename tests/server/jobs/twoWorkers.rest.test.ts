import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { enqueue } from '#server/base/repositories/outbox.ts'
import { startWorker, type Worker } from '#server/jobs/startWorker.ts'
import { REMIND } from '#server/store/jobKinds.ts'
import { openStore } from '#server/store/openStore.ts'
import type { Store } from '#server/store/store.ts'
import { patience } from '../../support/patience.ts'
import { postgresServer } from '../store/postgresCluster.ts'
import { createDatabase } from '../store/postgresDatabase.ts'
import { newSociety } from '../store/societies.ts'
import { testSecretsDir } from '../store/testKeys.ts'

const server = await postgresServer()
const SWEEPS = ['prepareOverrides', 'removeExpired', 'scanReminders', 'sweepFiles']
const JOBS = 200

describe.skipIf('missing' in server)('two workers on one PostgreSQL', () => {
  const stores: Store[] = []
  const workers: Worker[] = []
  const swept: string[] = []
  const worked: string[] = []
  const errors: unknown[] = []
  let enqueued: string[] = []
  beforeAll(async () => {
    const databaseUrl = await createDatabase('url' in server ? server.url : '')
    for (let n = 0; n < 2; n += 1)
      stores.push(await openStore({ databaseUrl, secretsDir: testSecretsDir(), log: () => {} }))
    const [store] = stores
    if (!store) return
    const orgId = await newSociety(store)
    enqueued = await store.tx(orgId, async (tx) => {
      const ids: string[] = []
      for (let n = 0; n < JOBS; n += 1) ids.push(await enqueue(tx, { kind: REMIND, payload: {} }))
      return ids
    })
  })
  afterAll(async () => {
    await Promise.all(stores.map((store) => store.close()))
  })

  /** A worker as a process has it, at the same time as the other. */
  const start = (store: Store) =>
    startWorker(
      {
        store,
        handlers: { [REMIND]: async ({ id }) => void worked.push(id) },
        onFailure: (_job, error) => void errors.push(error),
        choresOf: () =>
          Object.fromEntries(SWEEPS.map((name) => [name, async () => void swept.push(name)])),
      },
      (error) => errors.push(error),
    )

  test('do each sweep once in all, and each job', async () => {
    for (const store of stores) workers.push(start(store))
    await expect.poll(() => worked.length, { timeout: patience(15) }).toBe(JOBS)
    await expect.poll(() => swept.length).toBe(SWEEPS.length)
    await Promise.all(workers.map((worker) => worker.stop()))
    expect(swept.toSorted()).toEqual(SWEEPS)
    expect(worked.toSorted()).toEqual(enqueued.toSorted())
    expect(errors).toEqual([])
  })
})
