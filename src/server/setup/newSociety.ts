import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { ROOT } from '../root.ts'
import { readConfigurationFolder } from '../services/configuration/configurationFolder.ts'
import type { ConfigurationDocuments } from '../services/configuration/orgConfiguration.ts'

/** Values for the template's placeholders. */
export interface SocietyFacts {
  code: string
  orgName: string
  hosts: readonly string[]
}

const TEMPLATE = join(ROOT, 'fixtures', 'newSociety')

/** Returns the initial configuration of a society: one kind of member, one form, its name and hosts. */
export async function newSociety({
  code,
  orgName,
  hosts,
}: SocietyFacts): Promise<ConfigurationDocuments> {
  const template = await readConfigurationFolder(TEMPLATE)
  const organisation = JSON.parse(template['organisation.json'] ?? '{}')
  const own = { orgId: randomUUID(), code, orgName, moName: orgName, hosts }
  const text = JSON.stringify({ ...organisation, ...own }, null, 2)
  return { ...template, 'organisation.json': `${text}\n` }
}
