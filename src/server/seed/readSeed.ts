import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { documentValue } from '#domain/json/documentValue.ts'
import { ROOT } from '../root.ts'
import { readConfigurationFolder } from '../services/configuration/configurationFolder.ts'
import type { ConfigurationDocuments } from '../services/configuration/orgConfiguration.ts'
import type { SeedPeople } from './seedShapes.ts'

export const ORGANISATIONS = join(ROOT, 'fixtures', 'organisations')

export interface Seed {
  code: string
  documents: ConfigurationDocuments
  people: SeedPeople
}

/** Every society under fixtures/organisations with its people. */
export async function readSeeds(folder = ORGANISATIONS): Promise<Seed[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const codes = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  return Promise.all(codes.sort().map((code) => readSeed(join(folder, code), code)))
}

async function readSeed(folder: string, code: string): Promise<Seed> {
  return {
    code,
    documents: await readConfigurationFolder(folder),
    people: readPeople(folder),
  }
}

/** What the demonstration's people log in with, and the passwords of each; nothing where a copy came without them. */
export function readSeededLogins(folder = ORGANISATIONS): ReadonlyMap<string, ReadonlySet<string>> {
  const logins = new Map<string, Set<string>>()
  for (const code of existsSync(folder) ? readdirSync(folder) : [])
    for (const { userName, mobile, password } of readPeople(join(folder, code)).accounts)
      for (const name of [userName, mobile])
        if (name) logins.set(name, (logins.get(name) ?? new Set()).add(password))
  return logins
}

/** Documents that are not there mean nobody. */
export function readPeople(folder: string): SeedPeople {
  const read = <T>(name: string, fallback: T): T => {
    const file = join(folder, name)
    return existsSync(file)
      ? (documentValue(JSON.parse(readFileSync(file, 'utf8'))) as T)
      : fallback
  }
  return {
    units: read<SeedPeople['units']>('units.json', []),
    accounts: read<Pick<SeedPeople, 'accounts'>>('accounts.json', { accounts: [] }).accounts,
    members: read<Pick<SeedPeople, 'members'>>('members.json', { members: [] }).members,
    recommendations: read<SeedPeople['recommendations']>('recommendations.json', []),
    orApplications: read<SeedPeople['orApplications']>('orApplications.json', {
      applications: [],
      leaders: [],
    }),
  }
}
