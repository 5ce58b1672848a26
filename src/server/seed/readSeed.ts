import { existsSync, readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '../root.ts'
import { readConfigurationFolder } from '../services/configuration/configurationFolder.ts'
import type { ConfigurationDocuments } from '../services/configuration/documents.ts'
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

/** Documents that are not there mean nobody. */
export function readPeople(folder: string): SeedPeople {
  const read = <T>(name: string, fallback: T): T => {
    const file = join(folder, name)
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : fallback
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
