import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { enqueue } from '#server/base/repositories/outbox.ts'
import { readSharedData } from '#server/base/shared/sharedData.ts'
import { healthAnswer } from '#server/control/healthAnswer.ts'
import { checkerHere } from '#server/modules/configuration/checks/checkConfiguration.ts'
import type { CheckDocuments } from '#server/modules/configuration/checks/configurationChecker.ts'
import { readProduct } from '#server/modules/configuration/product/readProduct.ts'
import { pushConfig } from '#server/modules/configuration/repositories/configVersions.ts'
import { newSociety as documentsOf } from '#server/operate/setup/newSociety.ts'
import { BASELINE } from '#server/store/baseline/replaced.ts'
import { REMIND } from '#server/store/jobKinds.ts'
import { migrate } from '#server/store/migrate.ts'
import { migrations } from '#server/store/migrations/all.ts'
import { openStore } from '#server/store/openStore.ts'
import { putHosts } from '#server/store/shards/organisations.ts'
import type { Store } from '#server/store/store.ts'
import { history } from '../store/history/all.ts'
import { openTestStore } from '../store/openTestStore.ts'
import { postgresServer } from '../store/postgresCluster.ts'
import { createDatabase } from '../store/postgresDatabase.ts'
import { newSociety } from '../store/societies.ts'
import { testSecretsDir } from '../store/testKeys.ts'

let check: CheckDocuments
beforeAll(async () => {
  check = checkerHere({ product: await readProduct(), shared: readSharedData() }).check
})

describe('a database that is up to date', () => {
  let store: Store
  beforeAll(async () => {
    store = await openTestStore()
  })
  afterAll(() => store.close())

  const publish = (orgId: string, documents: Record<string, string>) =>
    store.tx(orgId, (tx) =>
      pushConfig(tx, {
        ...{ hash: orgId, documents, author: 'operator', note: '' },
        ...{ baseVersion: null, accountId: null },
      }),
    )

  test('tells its time, its dead jobs, and which society no longer fits, with its hosts', async () => {
    const [fits, fails] = [await newSociety(store), await newSociety(store)]
    await publish(
      fits,
      await documentsOf({ code: 'fits', orgName: '示范学会', hosts: ['fits.test'] }),
    )
    await publish(fails, { 'organisation.json': '{ "code": "fails" }' })
    await store.txSystem((tx) => putHosts(tx, fits, ['fits.test']))
    await store.tx(fits, (tx) => enqueue(tx, { kind: REMIND, payload: {} }))
    await store.txSystem((tx) => tx.db.updateTable('outbox').set({ deadAt: new Date() }).execute())

    const { ok, health } = await healthAnswer(store, check)
    expect(ok).toBe(true)
    expect(health).toMatchObject({
      ...{ kind: 'embedded', pending: [] },
      dead: [{ kind: 'remind', count: 1 }],
    })
    expect(Math.abs(Date.parse(health?.times?.[0] ?? '') - Date.now())).toBeLessThan(60_000)
    const of = (code: string) => health?.societies?.find((one) => one.code === code)
    expect(of(fits)).toEqual({ code: fits, hosts: ['fits.test'], count: 0, errors: [] })
    expect(of(fails)?.hosts).toEqual([])
    expect(of(fails)?.count).toBeGreaterThan(3)
    expect(of(fails)?.errors).toHaveLength(3)
    expect(of(fails)?.errors[0]).toMatch(/^agreements\.json:1:\d+ 错误/)
  })
})

const server = await postgresServer()

describe.skipIf('missing' in server)(
  'a PostgreSQL that no server of this version has opened',
  () => {
    const asIs = async () => ({
      databaseUrl: await createDatabase('url' in server ? server.url : ''),
      ...{ secretsDir: testSecretsDir(), log: () => {}, asIs: true },
    })
    /** The database as a server left it that had these migrations. */
    async function leftBehind(
      options: Awaited<ReturnType<typeof asIs>>,
      list: Readonly<Record<string, string>>,
    ) {
      const store = await openStore(options)
      await migrate(store.db, { log: () => {}, isShared: false, list })
      await store.close()
    }
    const healthOf = async (options: Awaited<ReturnType<typeof asIs>>) => {
      const store = await openStore(options)
      return healthAnswer(store, check).finally(() => store.close())
    }

    test('names what a start would do, and is left as it is', async () => {
      const options = await asIs()
      for (const _look of ['first', 'second']) {
        const { health } = await healthOf(options)
        expect(health).toEqual({ kind: 'postgres', pending: Object.keys(migrations) })
      }
    })

    test('is examined where a start would only take it over', async () => {
      const options = await asIs()
      const { [BASELINE]: _, ...later } = migrations
      await leftBehind(options, { ...history, ...later })
      const { health } = await healthOf(options)
      expect(health).toMatchObject({ pending: [], dead: [], societies: [] })
    })

    test('is refused, as by a start, where it lacks migrations of before', async () => {
      const options = await asIs()
      await leftBehind(options, Object.fromEntries(Object.entries(history).slice(0, 3)))
      await expect(healthOf(options)).rejects.toThrow('0004-proofs')
    })
  },
)
