import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { readConfigurationFolder } from '#server/modules/configuration/documents/configurationFolder.ts'
import type { ConfigurationDocuments } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { ROOT } from '#server/root.ts'

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
