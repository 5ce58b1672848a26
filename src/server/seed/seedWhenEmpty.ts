import type { OrganisationShape } from '#contract/configuration.gen.ts'
import type { FileFinding } from '#contract/finding.ts'
import type { PasswordHasher } from '#server/base/session/passwordHasher.ts'
import type { CheckParts } from '#server/modules/configuration/checks/checkConfiguration.ts'
import {
  checkConfiguration,
  hasErrors,
} from '#server/modules/configuration/checks/checkConfiguration.ts'
import type { Product } from '#server/modules/configuration/product/checkedProduct.ts'
import { loadConfiguration } from '#server/modules/configuration/versions/pushConfiguration.ts'
import { countOrganisations, findOrganisations } from '#server/store/shards/organisations.ts'
import type { Store } from '#server/store/store.ts'
import { readSeeds, type Seed } from './readSeed.ts'
import { seedMembers } from './seedMembers.ts'
import { seedOrApplications } from './seedOrApplications.ts'
import { hashAccounts, seedAccounts, seedUnits } from './seedPeople.ts'

export interface SeedParts extends CheckParts {
  store: Store
  passwords: PasswordHasher
  product: Product
}

/** A society of the demonstration that has been seeded, and what its check found; one with errors is skipped. */
export interface Seeded {
  code: string
  /** How many are to come. */
  left: number
  findings: FileFinding[]
}

/** As `seedEach`, all of them. Returns the checks' findings. */
export async function seedWhenEmpty(parts: SeedParts, folder?: string): Promise<FileFinding[]> {
  const findings: FileFinding[] = []
  for await (const seeded of seedEach(parts, folder)) findings.push(...seeded.findings)
  return findings
}

/**
 * Loads the demonstration societies that are missing into a database that holds no other: each configuration as by a
 * push, and its people, one transaction per society. A seed that was cut off goes on at the next start; of two processes
 * starting at once one seeds and the other finds it done.
 */
export async function* seedEach(parts: SeedParts, folder?: string): AsyncGenerator<Seeded> {
  const seeds = await missingSeeds(parts.store, await readSeeds(folder))
  for (const [index, seed] of seeds.entries()) {
    const found = checkConfiguration(seed.documents, parts)
    if (!hasErrors(found)) await seedOrganisation(parts, seed)
    const { code } = seed
    const place = `fixtures/organisations/${code}`
    const findings = found.map((one) => ({ ...one, file: `${place}/${one.file}` }))
    yield { code, left: seeds.length - 1 - index, findings }
  }
}

async function missingSeeds(store: Store, seeds: readonly Seed[]): Promise<readonly Seed[]> {
  const there = new Set<string>()
  let count = 0
  for (const shard of store.shards())
    await shard.txSystem(async (tx) => {
      count += await countOrganisations(tx)
      const found = await findOrganisations('code')(
        tx,
        seeds.map(({ code }) => code),
      )
      for (const code of found.keys()) there.add(code)
    })
  return count > there.size ? [] : seeds.filter(({ code }) => !there.has(code))
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
