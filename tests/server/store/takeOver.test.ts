import { type Kysely, sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { BASELINE, LAST_WITH_HISTORY, REPLACED } from '#server/store/baseline/replaced.ts'
import { migrate, pendingMigrations, unknownMigrations } from '#server/store/migrate.ts'
import { migrations, recordedMigrations } from '#server/store/migrations/all.ts'
import type { Database } from '#server/store/schema.ts'
import { StartRefusal } from '#server/store/startRefusal.ts'
import type { Store } from '#server/store/store.ts'
import { history } from './history/all.ts'
import { testedStores } from './stores.ts'

const EVERY = recordedMigrations()
const [, ...LATER] = Object.keys(migrations)
const ONLY_BASELINE = {
  log: () => {},
  isShared: false,
  list: Object.fromEntries(Object.entries(migrations).slice(0, 1)),
}

/** What a process of the version before does at its start. */
const startBefore = (db: Kysely<Database>, list = history) =>
  migrate(db, { log: () => {}, isShared: false, list })

const recorded = async ({ db }: Store): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/** Numbers that change with whatever is made, altered or removed. */
const catalogue = async ({ db }: Store): Promise<unknown[]> => {
  const { rows } = await sql`
    select max(c.oid) as made, max(c.xmin::text::bigint) as altered, count(*) as tables,
      (select max(xmin::text::bigint) from pg_proc where pronamespace = 'public'::regnamespace) as functions
    from pg_class c where relnamespace = 'public'::regnamespace and relname not like 'kysely%'`.execute(
    db,
  )
  return rows
}

test('the baseline takes the place of the migrations before it, and of nothing else', () => {
  expect(REPLACED).toEqual(Object.keys(history))
  expect(Object.keys(migrations)[0]).toBe(BASELINE)
})

describe.each(await testedStores())('on $name', ({ open }) => {
  let store: Store
  beforeEach(async () => {
    store = await open()
    return () => store.close()
  })
  const emptied = () =>
    sql.raw('drop schema public cascade; create schema public').execute(store.db)

  test('a process of the version before finds nothing to do in a new database', async () => {
    expect(await recorded(store)).toEqual(EVERY)
    expect(await unknownMigrations(store.db)).toEqual([])
    expect(await startBefore(store.db)).toEqual([])
    expect(await recorded(store)).toEqual(EVERY)
  })

  test('a database of before is taken over by one of several starts, which run nothing in it', async () => {
    await emptied()
    await startBefore(store.db)
    const before = await catalogue(store)
    expect(await pendingMigrations(store.db)).toEqual(LATER)
    const applied = await Promise.all([1, 2, 3].map(() => migrate(store.db, ONLY_BASELINE)))
    expect(applied.flat()).toEqual([BASELINE])
    expect(await catalogue(store)).toEqual(before)
    expect(await migrate(store.db)).toEqual(LATER)
    expect(await recorded(store)).toEqual(EVERY)
    // Back to the version before, and forward again.
    expect(await startBefore(store.db)).toEqual([])
    expect(await migrate(store.db)).toEqual([])
  })

  test('a database with some of them is refused until the version that has the others was there', async () => {
    await emptied()
    const first = Object.fromEntries(Object.entries(history).slice(0, 40))
    const names = await startBefore(store.db, first)
    const missing = REPLACED[40] ?? ''
    for (const start of [migrate, pendingMigrations]) {
      const refused = await start(store.db).catch((error: unknown) => error)
      expect(refused).toBeInstanceOf(StartRefusal)
      expect(refused).toMatchObject({ exitCode: 78 })
      for (const said of [missing, LAST_WITH_HISTORY, String(REPLACED.length - 40)])
        expect((refused as StartRefusal).message).toContain(said)
    }
    expect(await recorded(store)).toEqual(names)
    await startBefore(store.db)
    expect(await migrate(store.db)).toEqual(Object.keys(migrations))
  })

  test('one that lacks a single migration in between is refused, too', async () => {
    await emptied()
    await startBefore(store.db)
    await sql`delete from kysely_migration where name = ${REPLACED[12]}`.execute(store.db)
    await expect(migrate(store.db)).rejects.toThrow(REPLACED[12])
  })
})
