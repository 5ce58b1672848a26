import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileFinding } from '#contract/finding.ts'
import { lintApi } from './lintApi.ts'
import { lintDocuments } from './lintDocuments.ts'
import { lintOrganisation } from './lintOrganisation.ts'
import { productInput } from './productInput.ts'
import { readSource } from './readDocuments.ts'
import { readOrganisation } from './readOrganisation.ts'

const ORGANISATIONS = 'fixtures/organisations'

/**
 * Lints the contract, the product's documents, the organisations beside them, and any further organisation folders.
 * Documents are checked against the contract: while it has errors, only these are reported.
 */
export async function lintProject(
  project: string,
  adapters: readonly string[],
  folders: readonly string[] = [],
): Promise<FileFinding[]> {
  const contract = lintApi(await readSource(join(project, 'schemas/api.json'), project, project))
  if (contract.length > 0) return contract
  const product = await productInput(project, adapters)
  const names = await readdir(join(project, ORGANISATIONS)).catch(() => [])
  const all = [...names.map((name) => join(project, ORGANISATIONS, name)), ...folders]
  const organisations = await Promise.all(all.map((folder) => readOrganisation(folder, project)))
  return [
    ...lintDocuments(product),
    ...organisations.flatMap((own) => lintOrganisation(product, own)),
  ]
}
