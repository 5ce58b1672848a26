import type { OrganisationShape } from '#contract/configuration.gen.ts'
import type { FileFinding } from '#contract/finding.ts'
import type { CheckParts } from '../services/configuration/checkConfiguration.ts'
import { checkConfiguration, hasErrors } from '../services/configuration/checkConfiguration.ts'
import type { Product } from '../services/configuration/checkedProduct.ts'
import { loadConfiguration } from '../services/configuration/pushConfiguration.ts'
import type { PasswordHasher } from '../services/session/passwordHasher.ts'
import { hasOrganisation } from '../store/repositories/organisations.ts'
import type { Store } from '../store/store.ts'
import { readSeeds, type Seed } from './readSeed.ts'
import { seedMembers } from './seedMembers.ts'
import { seedOrApplications } from './seedOrApplications.ts'
import { hashAccounts, seedAccounts, seedUnits } from './seedPeople.ts'

export interface SeedParts extends CheckParts {
  store: Store
  passwords: PasswordHasher
  product: Product
}

/**
 * Loads the demonstration societies into an empty database: each configuration as by a push, and its people, one
 * transaction per society. Of two processes starting at once one seeds and the other finds it done. Returns the check's
 * findings; a society with errors is skipped.
 */
export async function seedWhenEmpty(parts: SeedParts, folder?: string): Promise<FileFinding[]> {
  for (const shard of parts.store.shards()) if (await shard.txSystem(hasOrganisation)) return []
  const findings: FileFinding[] = []
  for (const seed of await readSeeds(folder)) {
    const found = checkConfiguration(seed.documents, parts)
    findings.push(
      ...found.map((one) => ({ ...one, file: `fixtures/organisations/${seed.code}/${one.file}` })),
    )
    if (!hasErrors(found)) await seedOrganisation(parts, seed)
  }
  return findings
}

async function seedOrganisation(
  { store, passwords, product }: SeedParts,
  seed: Seed,
): Promise<void> {
  const organisation = JSON.parse(seed.documents['organisation.json'] ?? '') as OrganisationShape
  const accounts = await hashAccounts(seed.people.accounts, passwords)
  const push = { documents: seed.documents, base: 0, author: 'seed', note: '首次启动', product }
  await store.reserve(organisation)
  await store.txSystemOf(organisation.orgId, async (system) => {
    const outcome = await loadConfiguration(system, organisation, push, [])
    if (outcome.kind !== 'pushed') return
    const tx = system.of(organisation.orgId)
    await seedAccounts(tx, accounts, await seedUnits(tx, seed.people.units))
    await seedMembers(tx, seed)
    await seedOrApplications(tx, seed)
  })
}
