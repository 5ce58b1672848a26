import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { SeedShapes } from '#contract/seed.gen.ts'
import { documentValue } from '#domain/json/documentValue.ts'
import { readConfigurationFolder } from '#server/modules/configuration/documents/configurationFolder.ts'
import type { ConfigurationDocuments } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { ROOT } from '#server/root.ts'

export const ORGANISATIONS = join(ROOT, 'fixtures', 'organisations')

/** The demonstration's people and their records; empty where a document is missing. */
export interface SeedPeople {
  units: SeedShapes['units.json']
  accounts: SeedShapes['accounts.json']['accounts']
  members: SeedShapes['members.json']['members']
  recommendations: SeedShapes['recommendations.json']
  orApplications: SeedShapes['orApplications.json']
}

export interface Seed {
  code: string
  documents: ConfigurationDocuments
  people: SeedPeople
}

/** Reads every society below fixtures/organisations with its people. */
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

/** Codes of the demonstration's societies; none when the fixtures are absent. */
export const seededCodes = (folder = ORGANISATIONS): string[] =>
  existsSync(folder) ? readdirSync(folder) : []

/** Returns the logins of the demonstration's people with their passwords; empty when the fixtures are absent. */
export function readSeededLogins(folder = ORGANISATIONS): ReadonlyMap<string, ReadonlySet<string>> {
  const logins = new Map<string, Set<string>>()
  for (const code of seededCodes(folder))
    for (const { userName, mobile, password } of readPeople(join(folder, code)).accounts)
      for (const name of [userName, mobile])
        if (name) logins.set(name, (logins.get(name) ?? new Set()).add(password))
  return logins
}

/** Reads the people of a society's folder; a missing document means none. */
export function readPeople(folder: string): SeedPeople {
  const read = <Name extends keyof SeedShapes>(name: Name, fallback: SeedShapes[Name]) => {
    const file = join(folder, name)
    if (!existsSync(file)) return fallback
    return documentValue(JSON.parse(readFileSync(file, 'utf8'))) as SeedShapes[Name]
  }
  return {
    units: read('units.json', []),
    accounts: read('accounts.json', { accounts: [] }).accounts,
    members: read('members.json', { members: [] }).members,
    recommendations: read('recommendations.json', []),
    orApplications: read('orApplications.json', { applications: [], leaders: [] }),
  }
}
