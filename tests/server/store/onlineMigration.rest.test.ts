import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { kyselyOver } from '#server/store/assembleStore.ts'
import { migrate } from '#server/store/migrate.ts'
import { migrations } from '#server/store/migrations/all.ts'
import { isOnline, onlineIndexes } from '#server/store/onlineIndexes.ts'
import { openStore } from '#server/store/openStore.ts'
import { PostgresDriver } from '#server/store/postgres/postgresDriver.ts'
import { postgresFamily } from '#server/store/postgresFamily.ts'
import type { Database } from '#server/store/schema.ts'
import type { StoreEvent } from '#server/store/storeLog.ts'
import { patience } from '../../support/patience.ts'
import { history } from './history/all.ts'
import { openTestStore } from './openTestStore.ts'
import { postgresServer } from './postgresCluster.ts'
import { createDatabase } from './postgresDatabase.ts'
import { newSociety } from './societies.ts'
import { testSecretsDir } from './testKeys.ts'

const server = await postgresServer()

const INDEX = 'create index concurrently if not exists later_by_name on organisation (name);'
const list = (more: Record<string, string>) => ({ ...migrations, ...more })

test.each(Object.entries({ ...history, ...migrations }).filter(([, text]) => isOnline(text)))(
  '%s builds indexes and does nothing else',
  (_name, text) => expect(onlineIndexes(text).size).toBeGreaterThan(0),
)

test.each([
  'create index concurrently one on organisation (name)',
  'alter table organisation add column a text; create index concurrently if not exists one on organisation (a)',
])('%s is no online migration', (text) => {
  expect(() => onlineIndexes(text)).toThrow('not an index that is built online')
})

test('a database of one process builds them as others', async () => {
  const store = await openTestStore()
  const applied = await migrate(store.db, {
    log: () => {},
    isShared: false,
    list: list({ '9000-later': INDEX }),
  })
  expect(applied).toEqual(['9000-later'])
  const { rows } = await sql`select to_regclass('later_by_name')::text as name`.execute(store.db)
  expect(rows).toEqual([{ name: 'later_by_name' }])
  await store.close()
})

describe.skipIf('missing' in server)('while others use the database', () => {
  let url: string
  let db: Kysely<Database>
  let other: pg.Client
  const told: StoreEvent[] = []
  beforeAll(async () => {
    url = await createDatabase('url' in server ? server.url : '')
    const store = await openStore({ databaseUrl: url, secretsDir: testSecretsDir(), log: () => {} })
    await newSociety(store)
    await store.close()
    const pool = new pg.Pool({ connectionString: url, max: 4 })
    db = kyselyOver(postgresFamily(new PostgresDriver(pool)))
    other = new pg.Client(url)
    await other.connect()
  })
  afterAll(async () => {
    await other.end()
    await db.destroy()
  })

  const run = (more: Record<string, string>) =>
    migrate(db, { log: (event) => void told.push(event), isShared: true, list: list(more) })
  const isValid = async (name: string) => {
    const { rows } = await sql<{ indisvalid: boolean }>`
      select indisvalid from pg_index where indexrelid = to_regclass(${name})`.execute(db)
    return rows[0]?.indisvalid
  }

  test('one that waits for a lock gives up, lets others pass, and is tried again', async () => {
    await other.query('begin; lock table organisation in access share mode')
    const migrated = run({ '9001-column': 'alter table organisation add column later text' })
    await expect
      .poll(() => told.map(({ event }) => event), { timeout: patience(10) })
      .toContain('store.migrationWaits')
    // Whoever comes is not behind it in the queue for the table.
    expect((await sql`select code from organisation`.execute(db)).rows).toHaveLength(1)
    await other.query('commit')
    expect(await migrated).toEqual(['9001-column'])
    expect(told[0]).toMatchObject({ level: 'warn', name: '9001-column', tries: 1 })
  })

  test('an index is built while others write', async () => {
    const statement = "update organisation set name = name || ''"
    const build = run({ '9002-index': INDEX })
    for (let writes = 0; writes < 50; writes += 1) await other.query(statement)
    expect(await build).toEqual(['9002-index'])
    expect(await isValid('later_by_name')).toBe(true)
  })

  test('what an interrupted build left is dropped and built anew', async () => {
    await other.query('begin')
    await other.query("update organisation set name = name || ''")
    const killed = new pg.Client(url)
    await killed.connect()
    const pid = (await killed.query('select pg_backend_pid() as pid')).rows[0].pid
    const begun = killed.query('create index concurrently left_by_name on organisation (name)')
    const ended = begun.catch((error: Error) => error)
    killed.on('error', () => {})
    await expect.poll(() => isValid('left_by_name'), { timeout: patience(10) }).toBe(false)
    await other.query('select pg_terminate_backend($1)', [pid])
    expect(await ended).toBeInstanceOf(Error)
    await other.query('commit')
    const again = INDEX.replace('later_by_name', 'left_by_name')
    expect(await run({ '9003-again': again })).toEqual(['9003-again'])
    expect(await isValid('left_by_name')).toBe(true)
  })

  test('several processes apply each once, also those that build indexes', async () => {
    const more = {
      '9004-first': INDEX.replace('later_by_name', 'first_by_name'),
      '9005-second': 'alter table organisation add column second text',
      '9006-third': INDEX.replace('later_by_name', 'third_by_name'),
    }
    const applied = await Promise.all([run(more), run(more)])
    expect(applied.flat().sort()).toEqual(Object.keys(more))
  })

  test('one that fails leaves those before it, and nothing of itself', async () => {
    const more = {
      '9007-good': 'alter table organisation add column good text',
      '9008-bad': 'alter table organisation add column bad text; select 1 / 0',
    }
    await expect(run(more)).rejects.toMatchObject({ exitCode: 74 })
    const { rows } = await sql<{ name: string }>`
      select attname as name from pg_attribute
        where attrelid = 'organisation'::regclass and attname in ('good', 'bad')`.execute(db)
    expect(rows).toEqual([{ name: 'good' }])
  })
})
