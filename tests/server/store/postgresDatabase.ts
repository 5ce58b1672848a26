import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { openStore } from '#server/store/openStore.ts'
import { RUNNER } from './postgresCluster.ts'
import { testSecretsDir } from './testKeys.ts'

const OWNER = 'portal_owner'

/**
 * A new empty database on the server, and the address of its owner: a login that may create roles but is no
 * superuser, as in production, so that row level security holds for it too.
 */
export const createDatabase = (serverUrl: string): Promise<string> =>
  asked(serverUrl, (client) => createOn(client, serverUrl))

/**
 * The same as a copy of a database that `fill` makes once for a whole run: the copy takes a tenth of the time. `name`
 * says what it holds.
 */
export const createCopy = (
  serverUrl: string,
  name: string,
  fill: (databaseUrl: string) => Promise<void>,
): Promise<string> =>
  asked(serverUrl, async (client) => {
    const template = `portal_${name}_${RUNNER}`
    // Held until this connection ends: of several processes one makes the template, the others wait.
    await client.query('select pg_advisory_lock(375, hashtext($1))', [template])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [
      template,
    ])
    if (rowCount === 0) await makeTemplate(client, serverUrl, template, fill)
    return createOn(client, serverUrl, template)
  })

/** A copy with every migration applied and the tests' keys noted. */
export const createMigrated = (serverUrl: string): Promise<string> =>
  createCopy(serverUrl, 'migrated', async (databaseUrl) => {
    const store = await openStore({ databaseUrl, secretsDir: testSecretsDir() })
    await store.close()
  })

/** Ends what is connected to a database, and removes it. */
export const dropDatabase = (serverUrl: string, databaseUrl: string): Promise<unknown> =>
  asked(serverUrl, (client) => client.query(`drop database ${nameOf(databaseUrl)} with (force)`))

async function makeTemplate(
  client: pg.Client,
  serverUrl: string,
  name: string,
  fill: (databaseUrl: string) => Promise<void>,
): Promise<void> {
  const databaseUrl = await createOn(client, serverUrl)
  await fill(databaseUrl)
  await client.query(`alter database ${nameOf(databaseUrl)} rename to ${name}`)
}

const nameOf = (databaseUrl: string): string => new URL(databaseUrl).pathname.slice(1)

async function asked<T>(serverUrl: string, ask: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(serverUrl)
  await client.connect()
  return ask(client).finally(() => client.end())
}

async function createOn(
  client: pg.Client,
  serverUrl: string,
  template = 'template1',
): Promise<string> {
  const name = `portal_${randomBytes(6).toString('hex')}`
  await client.query(`do $$ begin
    if not exists (select from pg_roles where rolname = '${OWNER}') then
      create role ${OWNER} login createrole password '${OWNER}';
    end if;
  exception when duplicate_object or unique_violation then null; end $$`)
  await client.query(`create database ${name} owner ${OWNER} template ${template}`)
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
