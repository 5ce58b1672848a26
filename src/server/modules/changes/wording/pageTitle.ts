import type { ModuleShape } from '#contract/configuration.gen.ts'
import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import words from '#server/messages/studio.json' with { type: 'json' }
import { codeWords } from '#server/modules/configuration/documents/captions.ts'
import type { ConfigurationDocuments } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { parsedDocument } from '#server/modules/configuration/documents/parsedDocument.ts'

const MODULE = /^pages\/module\/(\w+)\//
const HAN = /\p{Script=Han}/u

/**
 * Returns the titles that visitors may read on a page or dialog: one, or each possible text of a title that is a rule.
 */
export function shownTitles(text: string): string[] {
  const document = parsedDocument({ text }, 'text')
  return isRecord(document) ? textsFor(document.title) : []
}

function textsFor(value: unknown): string[] {
  if (typeof value === 'string') return HAN.test(value) ? [value] : []
  if (Array.isArray(value)) return [...new Set(value.flatMap(textsFor))]
  return isRecord(value) ? Object.values(value).flatMap(textsFor) : []
}

/**
 * Returns the name of a page that a tile opens: that of the tile, as the society named it, followed by the page's own
 * title if it has one. `undefined` for any other page.
 */
export function modulePageName(
  path: string,
  documents: ConfigurationDocuments,
): string | undefined {
  const [name] = pageTileNames(path, documents)
  if (name === undefined) return undefined
  return [name, ...shownTitles(ownValue(documents, path) ?? '')].join(words.join)
}

/** Names of the tile that opens a page: those of the society's tiles and that of the product; none for other pages. */
export function pageTileNames(path: string, documents: ConfigurationDocuments): string[] {
  const type = MODULE.exec(path)?.[1]
  if (type === undefined) return []
  const modules = parsedDocument(documents, 'modules.json')
  const tiles = (Array.isArray(modules) ? modules : []) as ModuleShape[]
  const own = tiles.filter((one) => one.type === type).map(({ name }) => name)
  return [...own, codeWords('modules.schema.json', 'module', 'type', type)]
}
