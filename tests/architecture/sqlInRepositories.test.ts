import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sourceFiles } from './codeLiterals.ts'
import { PROJECT } from './lintTree.ts'

/** How a query begins. */
const SQL = /\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(?:<[^`]*>)?`/

/** Where queries may stand. */
const PLACES = /\/repositories\/|^src\/server\/store\//

const asking = sourceFiles('src').filter((file) =>
  SQL.test(readFileSync(join(PROJECT, file), 'utf8')),
)

test('queries stand in repositories and in the store', () => {
  expect(asking.some((file) => file.includes('/money/repositories/'))).toBe(true)
  expect(asking.filter((file) => !PLACES.test(file))).toEqual([])
})
