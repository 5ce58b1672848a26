import { randomBytes } from 'node:crypto'
import pg from 'pg'

const OWNER = 'portal_owner'

/**
 * A new empty database on the server, and the address of its owner: a login that may create roles but is no
 * superuser, as in production, so that row level security holds for it too.
 */
export async function createDatabase(serverUrl: string): Promise<string> {
  const name = `portal_${randomBytes(6).toString('hex')}`
  const client = new pg.Client(serverUrl)
  await client.connect()
  try {
    await client.query(`do $$ begin
      if not exists (select from pg_roles where rolname = '${OWNER}') then
        create role ${OWNER} login createrole password '${OWNER}';
      end if;
    exception when duplicate_object or unique_violation then null; end $$`)
    await client.query(`create database ${name} owner ${OWNER}`)
  } finally {
    await client.end()
  }
  const url = new URL(serverUrl)
  Object.assign(url, { username: OWNER, password: OWNER, pathname: `/${name}` })
  return url.toString()
}

/** The same database for the server's superuser, who sees every row. */
export function asSuperuser(serverUrl: string, databaseUrl: string): string {
  const url = new URL(serverUrl)
  url.pathname = new URL(databaseUrl).pathname
  return url.toString()
}
