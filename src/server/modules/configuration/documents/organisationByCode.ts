import { StoreError } from '#server/store/databaseError.ts'
import { findOrganisations, type Organisation } from '#server/store/shards/organisations.ts'
import type { Store } from '#server/store/store.ts'

/**
 * Returns the organisation with this code, in any database.
 * @throws StoreError when a database that may have it cannot be read
 */
export async function organisationByCode(
  store: Store,
  code: string,
): Promise<Organisation | undefined> {
  const found = (await store.lookUp('code', [code], findOrganisations('code'))).get(code)
  if (found instanceof StoreError) throw found
  return found
}
