import { type Kysely, sql, type Transaction } from 'kysely'
import { fill } from '#domain/text/fill.ts'
import type { FieldCipher } from '#server/encryption/fieldCipher.ts'
import { haveKeyFiles, LOOKUP_KEY, SEALING_KEYS } from '#server/encryption/keyFiles.ts'
import words from '#server/messages/start.json' with { type: 'json' }
import type { Database } from '../schema.ts'
import { StartRefusal } from '../startRefusal.ts'
import { type AnyTables, asSystem } from './asSystem.ts'
import { encryptedTables } from './encryptedColumns.ts'
import { listNotedKeys, type NotedKey, noteKeys } from './notedKeys.ts'
import { pagesOf, reencryptPages } from './reencrypt.ts'

/** Dependencies of column encryption. */
export interface Encrypting {
  cipher: FieldCipher
  /** Folder of the key files; absent when the keys are passed in. */
  secretsDir?: string
}

/** Advisory lock of a first encryption: any number nothing else locks. */
const FIRST_ENCRYPTION = 290029

/**
 * Verifies that the available keys are those of this database, before anything is read or a key is created. A database
 * without recorded keys is new or not encrypted yet: its rows are encrypted now, in one transaction.
 * @throws StartRefusal when a key is missing
 */
export async function prepareEncryption(
  db: Kysely<Database>,
  { cipher, secretsDir }: Encrypting,
): Promise<void> {
  const plain = db.withoutPlugins() as unknown as AnyTables
  const noted = await asSystem(plain, listNotedKeys)
  if (noted.length > 0 && secretsDir !== undefined && !haveKeyFiles(secretsDir))
    throw missing(noted, secretsDir)
  const { current, known, lookup } = cipher.keyIds()
  const here = new Set([...known.map((id) => `encrypt ${id}`), `lookup ${lookup}`])
  const missingKeys = noted.filter(({ purpose, keyId }) => !here.has(`${purpose} ${keyId}`))
  if (missingKeys.length > 0) throw missing(missingKeys, secretsDir ?? '')
  if (noted.some(({ keyId }) => keyId === current)) return
  await asSystem(plain, async (trx) => {
    await sql`select pg_advisory_xact_lock(${FIRST_ENCRYPTION})`.execute(trx)
    if ((await listNotedKeys(trx)).length === 0) await encryptEverything(trx, cipher)
    await noteKeys(trx, { current, lookup })
  })
}

async function encryptEverything(trx: Transaction<never>, cipher: FieldCipher): Promise<void> {
  await openFactors(trx, cipher)
  for (const table of encryptedTables()) {
    const pages = await pagesOf(trx, table)
    for (let page = 0; page < pages; ) page = (await reencryptPages(trx, cipher, table, page)).next
  }
}

/** Secrets of second factors were sealed per account before columns were encrypted. */
async function openFactors(trx: Transaction<never>, { box }: FieldCipher): Promise<void> {
  const { rows } = await sql<{ orgId: string; accountId: string; secret: string }>`
    select org_id as "orgId", account_id as "accountId", secret from second_factor`.execute(trx)
  for (const { orgId, accountId, secret } of rows)
    await sql`update second_factor
      set secret = ${box.open(secret, `secondFactor ${orgId} ${accountId}`)}
      where org_id = ${orgId} and account_id = ${accountId}`.execute(trx)
}

function missing(lost: NotedKey[], folder: string): StartRefusal {
  const keys = [...new Set(lost.map(({ keyId }) => keyId))].join('、')
  return new StartRefusal(
    fill(words.keysMissing, { keys, folder, sealing: SEALING_KEYS, lookup: LOOKUP_KEY }),
    `keys ${keys} of this database are not in ${folder}`,
    78,
  )
}
