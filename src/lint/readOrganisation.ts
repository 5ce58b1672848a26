import { basename, join } from 'node:path'
import type { Dictionaries, DictionaryItem } from '#contract/formInfo.ts'
import { documentValue } from '#domain/json/documentValue.ts'
import type { OrganisationDocuments } from './lintOrganisation.ts'
import { readFolder } from './readDocuments.ts'

/**
 * Reads the checked documents of an organisation's configuration folder.
 * @param base findings name files relative to it
 */
export async function readOrganisation(
  folder: string,
  base = folder,
): Promise<OrganisationDocuments> {
  const read = (name: string) => readFolder(join(folder, name), base)
  const [pages, dialogs, fragments, payloads, formConfig, dictionaries] = await Promise.all([
    read('pages'),
    read('dialogs'),
    read('fragments'),
    read('payloads'),
    read('formConfig'),
    readDictionaries(join(folder, 'dictionaries')),
  ])
  return { pages, dialogs, fragments, payloads, formConfig, dictionaries }
}

/** Dictionaries by name, one file each. A file that is not JSON is left out: loading it is where that is reported. */
export async function readDictionaries(folder: string): Promise<Dictionaries> {
  const files = await readFolder(folder, folder)
  const entries = files.flatMap(({ id, text }) => {
    try {
      return [[basename(id), documentValue(JSON.parse(text)) as DictionaryItem[]] as const]
    } catch {
      return []
    }
  })
  return Object.fromEntries(entries)
}
