import type { End } from './ends.ts'
import { NotMoved } from './notMoved.ts'
import type { Replication } from './replication.ts'

/**
 * Verifies that a society can be moved: no other move of it runs, both connections are a superuser's, and log level and
 * schemas fit. Records at the new database the keys with which the rows are encrypted, so that they can be read there.
 * @throws NotMoved
 */
export async function requireMovable({ from, to, orgId }: Replication): Promise<void> {
  const { rows: locks } = await from.client.query<{ isOurs: boolean }>(
    `select pg_try_advisory_lock(${MOVING}, hashtext($1)) as "isOurs"`,
    [orgId],
  )
  if (!locks[0]?.isOurs) throw new NotMoved('running')
  for (const end of [from, to]) await requireSuperuser(end)
  await requireLog(from)
  await requireSameSchema(from, to)
  await requireKeys(from, to)
}

/** Advisory lock of a move, until its connection ends. */
const MOVING = 53

async function requireSuperuser({ name, client }: End): Promise<void> {
  const { rows } = await client.query<{ is: boolean }>(
    `select rolsuper as is from pg_roles where rolname = current_user`,
  )
  if (!rows[0]?.is) throw new NotMoved('superuser', { name })
}

async function requireLog({ name, client }: End): Promise<void> {
  const { rows } = await client.query<{ level: string }>(
    `select current_setting('wal_level') as level`,
  )
  const level = rows[0]?.level ?? ''
  if (level !== 'logical') throw new NotMoved('walLevel', { name, level })
  const { rows: lacking } = await client.query<{ names: string | null }>(
    `select string_agg(c.relname, ', ') as names from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'org_id' and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        and not exists (select from pg_index i where i.indrelid = c.oid and a.attnum = any (i.indkey)
          and case c.relreplident when 'd' then i.indisprimary else i.indisreplident end)
        and c.relname <> 'catalogue_host'`,
  )
  const names = lacking[0]?.names
  if (names) throw new NotMoved('identity', { names })
}

async function requireSameSchema(from: End, to: End): Promise<void> {
  const [here, there] = [await migrationsOf(from), await migrationsOf(to)]
  const names = [...here, ...there].filter((name) => !(here.has(name) && there.has(name)))
  if (names.length > 0) throw new NotMoved('migrations', { names: names.join(', ') })
}

async function migrationsOf({ client }: End): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>(`select name from kysely_migration`)
  return new Set(rows.map(({ name }) => name))
}

interface Key {
  purpose: string
  keyId: string
}

/**
 * Copies the list of required keys to the new database: key files are the same everywhere, but each database records
 * which keys its rows require. Throws NotMoved when the lookup keys differ.
 */
async function requireKeys(from: End, to: End): Promise<void> {
  const [here, there] = [await keysOf(from), await keysOf(to)]
  const lookup = (keys: Key[]) => keys.find(({ purpose }) => purpose === 'lookup')?.keyId
  if (lookup(here) !== lookup(there)) throw new NotMoved('lookup')
  for (const { purpose, keyId } of here)
    await to.client.query(
      `insert into encryption_key (purpose, key_id, since) values ($1, $2, now()) on conflict do nothing`,
      [purpose, keyId],
    )
}

async function keysOf({ client }: End): Promise<Key[]> {
  const { rows } = await client.query<Key>(
    `select purpose, key_id as "keyId" from encryption_key order by since`,
  )
  return rows
}
