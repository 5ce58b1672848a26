import { type Kysely, sql } from 'kysely'
import type { Database } from './schema.ts'

const INDEX = /^create (?:unique )?index concurrently if not exists (\w+)\s+on\s/

/** True for a migration that builds indexes concurrently with writes; it does nothing else then. */
export const isOnline = (text: string): boolean => /\bconcurrently\b/.test(text)

/**
 * Returns the migration with ordinary index builds, so that it runs in one transaction; for a database without other
 * users.
 */
export const inOneTransaction = (text: string): string =>
  text.replace(/\bindex concurrently\b/g, 'index')

/** Returns the statements of an online migration by the names of their indexes; throws when it does anything else. */
export function onlineIndexes(text: string): Map<string, string> {
  const statements = text
    .split(';')
    .map((statement) => statement.trim())
    .filter(Boolean)
  return new Map(
    statements.map((statement) => {
      const name = INDEX.exec(statement)?.[1]
      if (!name) throw new Error(`not an index that is built online: ${statement}`)
      return [name, statement]
    }),
  )
}

/**
 * Builds each missing index; drops and rebuilds one that an interrupted build left invalid. Throws when an index is
 * still invalid afterwards.
 */
export async function buildOnline(db: Kysely<Database>, text: string): Promise<void> {
  for (const [name, statement] of onlineIndexes(text)) {
    if ((await isValid(db, name)) === false)
      await sql.raw(`drop index concurrently if exists ${name}`).execute(db)
    await sql.raw(statement).execute(db)
    if (!(await isValid(db, name))) throw new Error(`the index ${name} was not built`)
  }
}

/** Undefined when there is no such index. */
async function isValid(db: Kysely<Database>, name: string): Promise<boolean | undefined> {
  const { rows } = await sql<{ valid: boolean }>`
    select indisvalid as valid from pg_index where indexrelid = to_regclass(${name})`.execute(db)
  return rows[0]?.valid
}
