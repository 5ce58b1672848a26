import { StoreError } from '../../store/databaseError.ts'
import { findOrganisations, type Organisation } from '../../store/repositories/organisations.ts'
import type { Store } from '../../store/store.ts'

/** The organisation with this code, wherever it lives. */
export async function organisationByCode(
  store: Store,
  code: string,
): Promise<Organisation | undefined> {
  const found = (await store.lookUp('code', [code], findOrganisations('code'))).get(code)
  if (found instanceof StoreError) throw found
  return found
}
