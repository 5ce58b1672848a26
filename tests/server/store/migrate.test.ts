import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { migrations } from '#server/migrations/all.ts'
import { migrate } from '#server/store/migrate.ts'
import { openStore } from '#server/store/openStore.ts'
import { postgresServer } from './postgresCluster.ts'
import { createDatabase } from './postgresDatabase.ts'
import { testedStores } from './stores.ts'

const NAMES = Object.keys(migrations)

describe.each(await testedStores())('on $name', ({ open }) => {
  test('three migrators at once apply each migration once, later ones nothing', async () => {
    const store = await open()
    await sql.raw('drop schema public cascade; create schema public').execute(store.db)
    const applied = await Promise.all([1, 2, 3].map(() => migrate(store.db)))
    expect(applied.flat()).toEqual(NAMES)
    expect(await migrate(store.db)).toEqual([])
    await store.close()
  })

  test('a database that is newer than this code is left alone', async () => {
    const store = await open()
    await sql`insert into kysely_migration values ('9999-future', '2030-01-01')`.execute(store.db)
    expect(await migrate(store.db)).toEqual([])
    await store.close()
  })
})

test('migrations are numbered without gaps, in the order they are listed', () => {
  expect(NAMES.map((name) => name.slice(0, 5))).toEqual(
    NAMES.map((_, n) => `${String(n + 1).padStart(4, '0')}-`),
  )
})

const server = await postgresServer()

test.skipIf('missing' in server)(
  'three processes opening one new PostgreSQL database at once all serve it',
  async () => {
    if ('missing' in server) return
    const databaseUrl = await createDatabase(server.url)
    const open = () => openStore({ databaseUrl })
    const stores = await Promise.all([open(), open(), open()])
    const { rows } = await sql`select name from kysely_migration`.execute(stores[0].db)
    expect(rows).toHaveLength(NAMES.length)
    await Promise.all(stores.map((store) => store.close()))
  },
)
