import type { ModuleShape } from '#contract/configuration.gen.ts'
import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import words from '../../../messages/studio.json' with { type: 'json' }
import { codeWords } from '../../configuration/captions.ts'
import type { ConfigurationDocuments } from '../../configuration/orgConfiguration.ts'
import { parsedDocument } from '../../configuration/parsedDocument.ts'

const MODULE = /^pages\/module\/(\w+)\//
const HAN = /\p{Script=Han}/u

/** What visitors read as the title of a page or dialog; of a title that is a rule, every text it may be. */
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
 * What staff call a page that a tile opens: the tile, by the name the society gave it, and the page's own title where it
 * has one. Undefined for any other page.
 */
export function modulePageName(
  path: string,
  documents: ConfigurationDocuments,
): string | undefined {
  const type = MODULE.exec(path)?.[1]
  if (type === undefined) return undefined
  const modules = parsedDocument(documents, 'modules.json')
  const tiles = (Array.isArray(modules) ? modules : []) as ModuleShape[]
  const tile = tiles.find((one) => one.type === type)?.name
  const name = tile ?? codeWords('modules.schema.json', 'module', 'type', type)
  return [name, ...shownTitles(ownValue(documents, path) ?? '')].join(words.join)
}
