import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { COMPONENTS } from '#contract/components.ts'
import type { AreaNode } from '#contract/formInfo.ts'
import type { LintInput } from './input.ts'
import { readDocuments } from './readDocuments.ts'
import { readDictionaries } from './readOrganisation.ts'

/**
 * The product's own documents with everything they may name.
 * @param project the folder that holds schemas/ and fixtures/
 * @param adapters names of the record adapters
 */
export async function productInput(
  project: string,
  adapters: readonly string[],
): Promise<LintInput> {
  const [documents, dictionaries, areas] = await Promise.all([
    readDocuments(join(project, 'schemas'), project),
    readDictionaries(join(project, 'fixtures/dictionaries')),
    readFile(join(project, 'fixtures/areas/area-tree.json'), 'utf8'),
  ])
  return {
    ...documents,
    adapters,
    dictionaries,
    areas: JSON.parse(areas) as AreaNode[],
    components: COMPONENTS,
  }
}
