import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { RETENTION_KINDS, type RetentionKind } from '#domain/record/retention.ts'
import words from '#server/messages/ownData.json' with { type: 'json' }
import { ROOT } from '#server/root.ts'
import {
  encryptedColumnsOf,
  encryptedTables,
  keptColumn,
  keptOf,
} from '#server/store/encryption/encryptedColumns.ts'
import { PERSONAL_DATA } from '#server/store/personal/personalData.ts'
import type { Kept } from '#server/store/personal/personalTable.ts'
import { snakeCase } from '#server/store/snakeCase.ts'
import type { Store } from '#server/store/store.ts'
import { openTestStore } from './openTestStore.ts'

let store: Store
beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

const KEPT = new Set(
  encryptedTables().flatMap((table) =>
    [...encryptedColumnsOf(table)].flatMap(([column, how]) =>
      keptOf(how).map((kept) => `${table}.${keptColumn(column, kept)}`),
    ),
  ),
)

test('every table and column of the database is classified in the list of personal data', async () => {
  const { rows } = await sql<{ tableName: string; columnName: string }>`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and table_name not like 'kysely%'`.execute(store.db)
  const classified = Object.entries(PERSONAL_DATA).flatMap(([table, { columns }]) =>
    Object.keys(columns).map((column) => `${snakeCase(table)}.${snakeCase(column)}`),
  )
  // What rows are found by stands beside a value that is classified itself.
  const found = rows
    .map((row) => `${row.tableName}.${row.columnName}`)
    .filter((name) => !KEPT.has(name))
  expect(found.sort()).toEqual(classified.sort())
})

const tables = Object.entries(PERSONAL_DATA)
const personal = tables.filter(([, { found }]) => Object.keys(found).length > 0)

test('a table with values of persons says how rows are found, or is emptied by itself or by the society', () => {
  const lost = tables.filter(
    ([, { columns, found, kept }]) =>
      Object.values(columns).includes('own') &&
      Object.keys(found).length === 0 &&
      kept !== 'short' &&
      kept !== 'society',
  )
  expect(lost.map(([table]) => table)).toEqual([])
})

test('a table that is about persons is kept for a period', () => {
  expect(personal.filter(([, { kept }]) => kept === 'none').map(([table]) => table)).toEqual([])
})

/** What keeps to each class: kinds with periods, or the reason why no period takes it. */
const KEPT_BY: Record<Kept, readonly RetentionKind[] | string> = {
  application: ['unfinished', 'refused', 'ended'],
  reminder: ['reminders'],
  consent: ['consents'],
  log: ['log'],
  account: 'until its person closes it',
  books: 'at least thirty years, and then by an appraisal that people make',
  short: 'expires by itself',
  society: 'the society decides by its configuration or on its desks',
  none: 'is about nobody',
}

test('every kind that is kept for a period is one of the list, and the guide names it', () => {
  const kinds = Object.values(KEPT_BY).flatMap((by) => (typeof by === 'string' ? [] : by))
  expect(kinds.toSorted()).toEqual([...RETENTION_KINDS].toSorted())
  const guide = readFileSync(join(ROOT, 'schemas/README.md'), 'utf8')
  expect(RETENTION_KINDS.filter((kind) => !guide.includes(`\`${kind}\``))).toEqual([])
})

test('every table and value of a download has its Chinese name, and nothing else has', () => {
  const own = personal.flatMap(([, { columns }]) =>
    Object.entries(columns).flatMap(([name, whose]) => (whose === 'own' ? [name] : [])),
  )
  expect(Object.keys(words.tables).sort()).toEqual(personal.map(([table]) => table).sort())
  expect(Object.keys(words.columns).sort()).toEqual([...new Set(own)].sort())
})

test.each([
  'pwdHash',
  'tokenHash',
  'ticketHash',
  'codeHash',
  'hash',
  'decidedByName',
  'checkedByName',
])('%s of no table is ever given away', (name) => {
  const given = personal.filter(
    ([, { columns }]) => (columns as Record<string, string>)[name] === 'own',
  )
  expect(given.map(([table]) => table)).toEqual([])
})
