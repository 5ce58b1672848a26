import { join } from 'node:path'
import { COMPONENTS } from '#contract/components.ts'
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
  const [documents, dictionaries] = await Promise.all([
    readDocuments(join(project, 'schemas'), project),
    readDictionaries(join(project, 'fixtures/dictionaries')),
  ])
  return { ...documents, adapters, dictionaries, components: COMPONENTS }
}
