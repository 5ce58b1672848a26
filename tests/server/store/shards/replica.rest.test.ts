import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { noticeViews } from '#server/modules/configuration/repositories/notices.ts'
import { openStore } from '#server/store/openStore.ts'
import type { Store, Tx } from '#server/store/store.ts'
import { patience } from '../../../support/patience.ts'
import { countNoticeView } from '../countNoticeView.ts'
import { findBinaries } from '../postgresCluster.ts'
import { testSecretsDir } from '../testKeys.ts'
import { replicaOf } from './support/clusters.ts'
import { moveBetween } from './support/moving.ts'
import { type TwoShards, twoShards } from './support/twoShards.ts'
import { foundSociety } from './support/writers.ts'

describe.skipIf(findBinaries() === undefined)('a replica of one of two databases', () => {
  let shards: TwoShards
  let replica: Awaited<ReturnType<typeof replicaOf>>
  let store: Store
  beforeAll(async () => {
    const made = await twoShards()
    if (!made) throw new Error('no PostgreSQL')
    shards = made
    replica = await replicaOf(shards.main)
    const url = new URL(shards.urls.main)
    url.searchParams.set('host', replica.dir)
    store = await openStore({
      databaseUrl: shards.urls.main,
      shards: { two: shards.urls.two },
      replicas: { main: url.toString() },
      secretsDir: testSecretsDir(),
    })
    await foundSociety(store, 'm')
    await foundSociety(store, 't')
  })
  afterAll(async () => {
    await store.close()
    replica.stop()
  })

  const where = async ({ db }: Tx) => {
    const { rows } = await sql<{ is: boolean }>`select pg_is_in_recovery() as is`.execute(db)
    return rows[0]?.is ? 'replica' : 'primary'
  }

  test('what may lag is read on it; everything else, and what has none, on the primary', async () => {
    expect(await store.lagging().tx('m', where)).toBe('replica')
    expect(await store.tx('m', where)).toBe('primary')
    expect(await store.lagging().tx('t', where)).toBe('primary')
  })

  test('a person finds there what he wrote just now', async () => {
    for (let nth = 1; nth <= 50; nth += 1) {
      await store.tx('m', (tx) => countNoticeView(tx, 'seen'))
      const read = store.lagging().tx('m', async (tx) => (await noticeViews(tx)).get('seen'))
      expect(await read).toBe(nth)
    }
  })

  test('what writes nevertheless is done on the primary', async () => {
    const written = store.lagging().tx('m', (tx) => countNoticeView(tx, 'written'))
    expect(await written).toBe(1)
  })

  test('a replica that is behind is not read', async () => {
    const paused = async (how: 'pause' | 'resume') => {
      const { Client } = (await import('pg')).default
      const client = new Client(replica.url)
      await client.connect()
      await client.query(`select pg_wal_replay_${how}()`)
      await client.end()
    }
    await paused('pause')
    await store.tx('m', (tx) => countNoticeView(tx, 'behind'))
    expect(await store.lagging().tx('m', where)).toBe('primary')
    await paused('resume')
    await expect.poll(() => store.lagging().tx('m', where)).toBe('replica')
  })

  test('a society that has moved is read where it went', async () => {
    await store.tx('m', (tx) => countNoticeView(tx, 'moved'))
    await moveBetween(shards, store, { orgId: 'm', from: 'main', to: 'two' })
    await store.tx('m', (tx) => countNoticeView(tx, 'moved'))
    const read = store.lagging().tx('m', async (tx) => (await noticeViews(tx)).get('moved'))
    expect(await read).toBe(2)
    await moveBetween(shards, store, { orgId: 'm', from: 'two', to: 'main' })
  })

  test('without it the primary serves, and once it is back it does', async () => {
    replica.stop()
    expect(await store.lagging().tx('m', where)).toBe('primary')
    expect(await store.lagging().tx('m', where)).toBe('primary')
    replica.start()
    await expect
      .poll(() => store.lagging().tx('m', where), { timeout: patience(30), interval: 200 })
      .toBe('replica')
  })
})
