import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { healthAnswer } from '#server/config/healthAnswer.ts'
import { checkerHere } from '#server/services/configuration/checkConfiguration.ts'
import type { CheckDocuments } from '#server/services/configuration/configurationChecker.ts'
import { readProduct } from '#server/services/configuration/readProduct.ts'
import { readSharedData } from '#server/services/shared/sharedData.ts'
import { newSociety as documentsOf } from '#server/setup/newSociety.ts'
import { REMIND } from '#server/store/jobKinds.ts'
import { migrations } from '#server/store/migrations/all.ts'
import { openStore } from '#server/store/openStore.ts'
import { pushConfig } from '#server/store/repositories/configVersions.ts'
import { putHosts } from '#server/store/repositories/organisations.ts'
import { enqueue } from '#server/store/repositories/outbox.ts'
import type { Store } from '#server/store/store.ts'
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
    test('names what a start would do, and is left as it is', async () => {
      const databaseUrl = await createDatabase('url' in server ? server.url : '')
      const asIs = { databaseUrl, secretsDir: testSecretsDir(), log: () => {}, asIs: true }
      for (const _look of ['first', 'second']) {
        const store = await openStore(asIs)
        const { health } = await healthAnswer(store, check)
        await store.close()
        expect(health).toEqual({ kind: 'postgres', pending: Object.keys(migrations) })
      }
    })
  },
)
