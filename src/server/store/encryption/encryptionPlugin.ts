import type { KyselyPlugin, QueryResult, RootOperationNode, UnknownRow } from 'kysely'
import type { FieldCipher } from '#server/encryption/fieldCipher.ts'
import { decryptRows } from './decryptRows.ts'
import { EncryptQuery } from './encryptQuery.ts'

/**
 * Encrypts the columns of `ENCRYPTED_COLUMNS` on write, compares them by keyed hash and decrypts them on read, so that
 * repositories use them like any other column. Throws for queries that need more than equality of such a column.
 * Without `orgId` (system transactions) rows are decrypted by their own `orgId`, and nothing can be written or
 * compared.
 */
export function encryptionPlugin(cipher: FieldCipher, orgId?: string): KyselyPlugin {
  const query = new EncryptQuery(cipher, orgId)
  return {
    transformQuery: ({ node }): RootOperationNode => query.transformNode(node),
    transformResult: async ({ result }): Promise<QueryResult<UnknownRow>> => ({
      ...result,
      rows: await decryptRows(result.rows, cipher, orgId),
    }),
  }
}
