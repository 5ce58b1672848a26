import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPasswordHasher } from '#server/base/session/passwordHasher.ts'
import { refuseDemoPasswords } from '#server/seed/refuseDemoPasswords.ts'
import { societiesToName } from '#server/start/announce.ts'
import { Unavailable } from '#server/store/databaseError.ts'
import type { Lane } from '#server/store/jobKinds.ts'
import { openStore } from '#server/store/openStore.ts'
import { findOrganisations, putOrganisation } from '#server/store/shards/organisations.ts'
import type { Store } from '#server/store/store.ts'
import type { StoreEvent } from '#server/store/storeLog.ts'
import { until } from '../../../support/until.ts'
import { countNoticeView } from '../countNoticeView.ts'
import { findBinaries } from '../postgresCluster.ts'
import { testSecretsDir } from '../testKeys.ts'
import { openBoth, type TwoShards, twoShards } from './support/twoShards.ts'

describe.skipIf(findBinaries() === undefined)('a start while one of two databases is away', () => {
  const events: StoreEvent[] = []
  const woken: Lane[] = []
  let shards: TwoShards
  let store: Store
  const place = () => ({
    databaseUrl: shards.urls.main,
    shards: { two: shards.urls.two },
    secretsDir: testSecretsDir(),
    log: (event: StoreEvent) => void events.push(event),
  })
  beforeAll(async () => {
    const made = await twoShards()
    if (!made) throw new Error('no PostgreSQL')
    shards = made
    const before = await openBoth(shards)
    for (const code of ['here', 'there']) {
      await before.reserve({ orgId: code, code, hosts: [] })
      await before.txSystemOf(code, (tx) => putOrganisation(tx, { orgId: code, code, name: code }))
    }
    await before.close()
    shards.two.stop()
    store = await openStore({ ...place(), mayComeLater: true })
    store.onWake((lanes) => void woken.push(...lanes))
  })
  afterAll(() => store.close())

  const view = (orgId: string) => store.tx(orgId, (tx) => countNoticeView(tx, 'n'))

  test('the societies of the other are served', async () => {
    expect(await view('here')).toBe(1)
    expect(await store.ready()).toBe(true)
    expect((await societiesToName(store)).count).toBe(0)
    await refuseDemoPasswords(store, createPasswordHasher())
  })

  test('its own are unavailable, and it is said which database', async () => {
    await expect(view('there')).rejects.toThrow(Unavailable)
    const found = await store.lookUp('code', ['there'], findOrganisations('code'))
    expect(found.get('there')).toBeInstanceOf(Unavailable)
    expect(events).toMatchObject([{ level: 'error', event: 'store.shardAway', shard: 'two' }])
  })

  test('no society is made, because that one could have it', async () => {
    const reserved = store.reserve({ orgId: 'new', code: 'new', hosts: [] })
    await expect(reserved).rejects.toThrow(Unavailable)
  })

  test('a command, which needs all, is refused', async () => {
    await expect(openStore(place())).rejects.toMatchObject({ name: 'StartRefusal', exitCode: 69 })
  })

  test('once it answers it is opened, and what waits for its jobs hears of them', async () => {
    shards.two.start()
    await until(
      () =>
        view('there').then(
          () => true,
          () => false,
        ),
      () => JSON.stringify(events),
    )
    expect(events.at(-1)).toMatchObject({ event: 'store.shardOpened', shard: 'two' })
    await store.tx('there', async (tx) => tx.wake('urgent'))
    expect(woken).toEqual(['urgent'])
  })
})
