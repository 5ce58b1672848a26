import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ENCRYPTED_COLUMNS } from '#server/store/encryption/encryptedColumns.ts'
import { FILE_PLACES, MADE_FILES, OBJECT_NAME } from '#server/store/filePlaces.ts'
import { snakeCase } from '#server/store/snakeCase.ts'
import { applied, reported } from '../../../support/applications.ts'
import { openApp, type TestApp } from '../../../support/openApp.ts'
import { DEMO, visitor } from '../../../support/visitor.ts'

let server: TestApp
beforeAll(async () => {
  server = await openApp()
})
afterAll(() => server.close())

/** Values that hold no object name of a record's, whatever is stored, and why. */
const NEVER = [
  'account.rights',
  // What was asked, without any value of a form.
  'activityLog.detail',
  // Sums, and what they were compared with.
  'duesClosing.differences',
  'duesClosing.sums',
  // Ids of members and orders, sums, and titles of columns.
  'duesManualShare.guesses',
  'duesStatement.totals',
  'duesStatementLine.guesses',
  'duesStatementMapping.mapping',
  'duesInvoice.info',
  'duesNotice.spans',
  // Answers that were given and are forgotten after a day, as a file nobody refers to is.
  'idempotency.body',
  // Ids of what is to be done.
  'outbox.payload',
  // Counts by kind.
  'retentionRun.taken',
  // Looked through by the sweep itself.
  'configVersion.documents',
]

const LISTED = [...Object.values(FILE_PLACES), ...MADE_FILES].flatMap(({ table, columns }) =>
  columns.map((column) => `${table}.${column}`),
)
const camel = (name: string) =>
  name.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase())

async function columnsOf(type: 'jsonb' | 'text'): Promise<string[]> {
  const { rows } = await server.parts.store.txSystem(({ db }) =>
    sql<{ tableName: string; columnName: string }>`
      select table_name, column_name from information_schema.columns
      where table_schema = 'public' and data_type = ${type}`.execute(db),
  )
  return rows.map(({ tableName, columnName }) => `${camel(tableName)}.${camel(columnName)}`)
}

/** Columns of values that are encrypted; their text says nothing. */
const ENCRYPTED = Object.entries(ENCRYPTED_COLUMNS).flatMap(([table, columns]) =>
  Object.entries(columns).flatMap(([column, how]) => (how === 'json' ? `${table}.${column}` : [])),
)

test('every column of values is known to hold files or never to', async () => {
  const known = [...LISTED, ...NEVER]
  expect(
    [...(await columnsOf('jsonb')), ...ENCRYPTED].filter((column) => !known.includes(column)),
  ).toEqual([])
})

test('every listed column is there', async () => {
  const columns = [...(await columnsOf('jsonb')), ...(await columnsOf('text'))]
  expect(LISTED.filter((column) => !columns.includes(column))).toEqual([])
})

test('after an application with all its files, their names stand in listed columns alone', async () => {
  const who = visitor(server)
  const { id } = await applied(server, who, '13944440001')
  await reported(server, who, id)
  const places = [...(await columnsOf('jsonb')), ...(await columnsOf('text'))]
  const found = await server.parts.store.txSystem(async ({ db }) => {
    const named: string[] = []
    for (const place of places) {
      const [table = '', column = ''] = place.split('.').map(snakeCase)
      const { rows } = await sql`
        select 1 from ${sql.table(table)} where ${sql.ref(column)}::text ~ ${OBJECT_NAME} limit 1
      `.execute(db)
      if (rows.length > 0) named.push(place)
    }
    return named
  })
  for (const place of ENCRYPTED) {
    const [table, column] = place.split('.') as ['memberApplication', 'formInfo']
    const rows = await server.parts.store.tx(DEMO, (tx) =>
      tx.db.selectFrom(table).select(column).execute(),
    )
    if (new RegExp(OBJECT_NAME).test(JSON.stringify(rows))) found.push(place)
  }
  const kept = ['uploadedFile.path', 'fileHolding.path', ...LISTED, ...NEVER]
  expect(found).toContain('memberApplication.formInfo')
  expect(found).toContain('memberApplication.enclosure')
  expect(found.filter((place) => !kept.includes(place))).toEqual([])
})
