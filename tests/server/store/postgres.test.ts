import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Busy, QueryDeadline, Unavailable } from '#server/store/databaseError.ts'
import { openStore } from '#server/store/openStore.ts'
import { StartRefusal } from '#server/store/startRefusal.ts'
import type { Store } from '#server/store/store.ts'
import { busyMachine } from './busyMachine.ts'
import { countNoticeView } from './countNoticeView.ts'
import { postgresServer } from './postgresCluster.ts'
import { createDatabase } from './postgresDatabase.ts'
import { newSociety } from './societies.ts'
import { testSecretsDir } from './testKeys.ts'

const server = await postgresServer()
const log = () => {}

describe.skipIf('missing' in server)('PostgreSQL', () => {
  const serverUrl = 'url' in server ? server.url : ''
  let databaseUrl: string
  let store: Store
  let orgId: string

  beforeAll(async () => {
    databaseUrl = await createDatabase(serverUrl)
    store = await openStore({
      databaseUrl,
      secretsDir: testSecretsDir(),
      log,
      poolSize: 4,
      ...busyMachine,
    })
    orgId = await newSociety(store)
  })
  afterAll(() => store.close())

  /** What a restart of the database does to the pool: every session of this database ends. */
  async function endSessions(): Promise<void> {
    const admin = new pg.Client(serverUrl)
    await admin.connect()
    const name = new URL(databaseUrl).pathname.slice(1)
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
      name,
    ])
    await admin.end()
  }

  const view = () => store.tx(orgId, (tx) => countNoticeView(tx, 'n'))

  test('the login is no superuser, so that row level security is proven on it', async () => {
    const { rows } = await sql<{ super: boolean }>`
      select rolsuper or rolbypassrls as super from pg_roles where rolname = current_user`.execute(
      store.db,
    )
    expect(rows).toEqual([{ super: false }])
  })

  test('sessions that end while idle neither end the process nor fail the next call', async () => {
    await Promise.all([view(), view(), view()])
    await endSessions()
    await expect
      .poll(() =>
        view().then(
          () => true,
          () => false,
        ),
      )
      .toBe(true)
  })

  test('a session that ends inside a transaction fails it by name and is not used again', async () => {
    const before = await view()
    const cut = store.tx(orgId, async (tx) => {
      await countNoticeView(tx, 'n')
      await endSessions()
      return countNoticeView(tx, 'n')
    })
    await expect(cut).rejects.toThrow(Unavailable)
    await expect.poll(() => view().catch(() => 0)).toBe(before + 1)
  })

  test('limits of time are set in the transaction, which a pooler keeps together', async () => {
    const limits = await store.tx(orgId, async ({ db }) => {
      const { rows } = await sql<Record<string, string>>`
        select current_setting('statement_timeout') as statement,
          current_setting('idle_in_transaction_session_timeout') as idle`.execute(db)
      return rows[0]
    })
    expect(limits).toEqual({ statement: '15s', idle: '30s' })
    const { rows } = await sql`show statement_timeout`.execute(store.db)
    expect(rows).toEqual([{ statementTimeout: '0' }])
  })

  test('a statement past its deadline fails by name, its connection goes on', async () => {
    const slow = store.tx(orgId, async ({ db }) => {
      await sql`set local statement_timeout = 50`.execute(db)
      await sql`select pg_sleep(5)`.execute(db)
    })
    await expect(slow).rejects.toThrow(QueryDeadline)
    expect(await view()).toBeGreaterThan(0)
  })

  test('a statement past the limit of a limited store is Busy, and other transactions have no such limit', async () => {
    const sleep = (limited: Store) =>
      limited.tx(orgId, ({ db }) => sql`select pg_sleep(0.2)`.execute(db))
    await expect(sleep(store.limited(20))).rejects.toThrow(Busy)
    await expect(sleep(store)).resolves.toBeDefined()
  })

  test('a deadlock is Busy for one of the two, the other goes on', async () => {
    let holding = 0
    const lock = (keys: [string, string]) =>
      store.tx(orgId, async (tx) => {
        await countNoticeView(tx, keys[0])
        holding += 1
        await expect.poll(() => holding).toBe(2)
        await countNoticeView(tx, keys[1])
      })
    const both = await Promise.allSettled([lock(['a', 'b']), lock(['b', 'a'])])
    const failed = both.flatMap((one) => (one.status === 'rejected' ? [one.reason.kind] : []))
    expect(failed).toEqual(['busy'])
  })
})

test('a database nobody answers at is refused at start, in a sentence', async () => {
  const opening = openStore({
    databaseUrl: 'postgres://nobody@127.0.0.1:1/none',
    secretsDir: testSecretsDir(),
    log,
  })
  await expect(opening).rejects.toThrow(StartRefusal)
  await expect(opening).rejects.toMatchObject({
    exitCode: 69,
    message: expect.stringContaining('数据库'),
  })
})
