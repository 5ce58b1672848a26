import { sql, type Transaction } from 'kysely'

/** A key that rows of the database require, as recorded in `encryption_key`. */
export interface NotedKey {
  purpose: 'encrypt' | 'lookup'
  keyId: string
}

export async function listNotedKeys(trx: Transaction<never>): Promise<NotedKey[]> {
  const { rows } = await sql<NotedKey>`
    select purpose, key_id as "keyId" from encryption_key order by since`.execute(trx)
  return rows
}

/** Records the keys in use from now on. */
export async function noteKeys(
  trx: Transaction<never>,
  { current, lookup }: { current: string; lookup: string },
): Promise<void> {
  await sql`insert into encryption_key (purpose, key_id, since)
    values ('encrypt', ${current}, now()), ('lookup', ${lookup}, now())
    on conflict do nothing`.execute(trx)
}

/** Deletes former keys, once no row requires them. */
export async function forgetFormerKeys(trx: Transaction<never>, current: string): Promise<void> {
  await sql`delete from encryption_key
    where purpose = 'encrypt' and key_id <> ${current}`.execute(trx)
}
