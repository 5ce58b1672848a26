import type { FileFinding } from '#contract/finding.ts'
import type { DictionaryItem } from '#contract/formInfo.ts'
import { ownValue } from '#contract/record.ts'
import { documentRoot } from '#lint/document/documentRoot.ts'
import { get, type Located, textOf } from '#lint/document/located.ts'
import { parseLocated } from '#lint/document/parseLocated.ts'
import { readDictionaries } from '../documents/openConfiguration.ts'
import type { ConfigurationDocuments } from '../documents/orgConfiguration.ts'
import { configFinding, fileFinding } from './configFinding.ts'

/**
 * Reports codes that the published dictionaries have and the new ones lack: stored forms would show the bare codes,
 * because a form keeps its definition but not its dictionaries (decision 0193). The new documents must match their
 * schemas.
 */
export function checkVanishedCodes(
  published: ConfigurationDocuments,
  documents: ConfigurationDocuments,
): FileFinding[] {
  return Object.entries(readDictionaries(published)).flatMap(([name, items]) => {
    const file = `dictionaries/${name}.json`
    const text = ownValue(documents, file)
    if (text === undefined) return [fileFinding(file, 'vanished-code/dictionary', { name })]
    const root = documentRoot(parseLocated({ file, id: name, text }).root)
    return root ? vanishedIn(name, items, root, root) : []
  })
}

/** Entries of a level that are missing by code, reported at the level that lacks them. */
function vanishedIn(
  name: string,
  items: readonly DictionaryItem[],
  level: Located | undefined,
  around: Located,
): FileFinding[] {
  const now = new Map(
    (level?.items ?? []).map((item) => [textOf(get(item, 'itemCode')), item] as const),
  )
  return items.flatMap(({ itemCode, itemName, children = [] }) => {
    const item = now.get(itemCode)
    if (item) return vanishedIn(name, children, get(item, 'children'), item)
    const holes = { name, itemName, itemCode }
    return [configFinding(level ?? around, 'vanished-code/option', holes)]
  })
}
