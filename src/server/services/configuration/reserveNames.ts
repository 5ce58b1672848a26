import type { OrganisationShape } from '#contract/configuration.gen.ts'
import type { Store } from '../../store/store.ts'
import type { ConfigurationDocuments } from './orgConfiguration.ts'

/**
 * Keeps the hosts of checked documents for their organisation, before a transaction publishes them.
 * @throws Conflict when a host belongs to another organisation
 */
export async function reserveNames(store: Store, documents: ConfigurationDocuments): Promise<void> {
  const organisation = JSON.parse(documents['organisation.json'] ?? '') as OrganisationShape
  const { orgId, code, hosts } = organisation
  await store.reserve({ orgId, code, hosts })
}
