import type { Kysely } from 'kysely'
import type { FieldCipher } from '#server/encryption/fieldCipher.ts'
import type { Database } from '../schema.ts'
import type { StoreEncryption } from '../store.ts'
import { type AnyTables, asSystem } from './asSystem.ts'
import { encryptedTables } from './encryptedColumns.ts'
import { forgetFormerKeys, listNotedKeys, noteKeys } from './notedKeys.ts'
import { countOutdated, pagesOf, reencryptPages } from './reencrypt.ts'
import { sealRows } from './sealRows.ts'

export function storeEncryption(database: Kysely<Database>, cipher: FieldCipher): StoreEncryption {
  const db = database.withoutPlugins() as unknown as AnyTables
  const outdated = () =>
    asSystem(db, async (trx) => {
      let rows = 0
      for (const table of encryptedTables()) rows += await countOutdated(trx, cipher, table)
      return rows
    })
  return {
    async state() {
      const { current } = cipher.keyIds()
      const noted = await asSystem(db, listNotedKeys)
      const former = noted.filter(
        ({ purpose, keyId }) => purpose === 'encrypt' && keyId !== current,
      )
      return { current, former: former.map(({ keyId }) => keyId), outdated: await outdated() }
    },
    async reencrypt() {
      const keys = cipher.keyIds()
      await asSystem(db, (trx) => noteKeys(trx, keys))
      let written = 0
      for (const table of encryptedTables()) written += await reencryptTable(db, cipher, table)
      if ((await outdated()) === 0) await asSystem(db, (trx) => forgetFormerKeys(trx, keys.current))
      return written
    },
    seal: (ending) => sealRows(database, cipher, ending),
  }
}

async function reencryptTable(db: AnyTables, cipher: FieldCipher, table: string): Promise<number> {
  const pages = await asSystem(db, (trx) => pagesOf(trx, table))
  let written = 0
  for (let page = 0; page < pages; ) {
    const from = page
    const { next, rows } = await asSystem(db, (trx) => reencryptPages(trx, cipher, table, from))
    page = next
    written += rows
  }
  return written
}
