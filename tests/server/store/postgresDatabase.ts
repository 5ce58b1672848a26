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
 * The same with every migration applied and the tests' keys noted: a copy of one that is made once for a whole run, in
 * a tenth of the time.
 */
export const createMigrated = (serverUrl: string): Promise<string> =>
  asked(serverUrl, async (client) => {
    const template = `portal_migrated_${RUNNER}`
    // Held until this connection ends: of several processes one makes the template, the others wait.
    await client.query('select pg_advisory_lock(375)')
    const { rowCount } = await client.query('select from pg_database where datname = $1', [
      template,
    ])
    if (rowCount === 0) await makeTemplate(client, serverUrl, template)
    return createOn(client, serverUrl, template)
  })

async function makeTemplate(client: pg.Client, serverUrl: string, name: string): Promise<void> {
  const databaseUrl = await createOn(client, serverUrl)
  const store = await openStore({ databaseUrl, secretsDir: testSecretsDir() })
  await store.close()
  await client.query(`alter database ${new URL(databaseUrl).pathname.slice(1)} rename to ${name}`)
}

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
