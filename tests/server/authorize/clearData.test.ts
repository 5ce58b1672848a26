import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openApp, type TestApp } from '../support/openApp.ts'
import { peopleOf } from './people.ts'

let server: TestApp
beforeAll(async () => {
  server = await openApp()
  await peopleOf(server)
})
afterAll(() => server.close())

/** Whatever a table holds, row by row as text; of all societies. */
async function rowsOf(table: string): Promise<string[]> {
  const { rows } = await server.parts.store.txSystem(({ db }) =>
    sql<{ row: string }>`select one::text as row from ${sql.table(table)} as one`.execute(db),
  )
  return rows.map(({ row }) => row)
}

async function tables(): Promise<string[]> {
  const { rows } = await server.parts.store.txSystem(({ db }) =>
    sql<{ name: string }>`select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r'
        and has_table_privilege(oid, 'select') order by relname`.execute(db),
  )
  return rows.map(({ name }) => name)
}

/** Documents of the society's staff, with examples of its own. */
const DOCUMENTS: ReadonlySet<string> = new Set(['config_blob'])

/** Typed by applicants, candidates and members, or told of them when the demonstration was seeded. */
const TYPED = ['13944440001', '13944440002', '13800000001', '13800000021', 'e12345678', 'E12345678']

test('no mobile and no card number that anybody typed stands in clear in any table', async () => {
  const names = (await tables()).filter((name) => !DOCUMENTS.has(name))
  expect(names).toContain('idempotency')
  const found: string[] = []
  let count = 0
  for (const name of names) {
    const rows = await rowsOf(name)
    count += rows.length
    for (const typed of TYPED)
      if (rows.some((row) => row.includes(typed))) found.push(`${name}: ${typed}`)
  }
  expect(count).toBeGreaterThan(1000)
  expect(found).toEqual([])
})
