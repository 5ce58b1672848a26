import type { OrganisationShape } from '#contract/configuration.gen.ts'
import type { Store } from '#server/store/store.ts'
import type { ConfigurationDocuments } from '../documents/orgConfiguration.ts'

/**
 * Reserves the hosts of checked documents for the organisation that publishes them, ahead of its transaction.
 * @throws Conflict when a host belongs to another organisation
 */
export async function reserveNames(
  store: Store,
  orgId: string,
  documents: ConfigurationDocuments,
): Promise<void> {
  const { code, hosts } = JSON.parse(documents['organisation.json'] ?? '') as OrganisationShape
  await store.reserve({ orgId, code, hosts })
}
