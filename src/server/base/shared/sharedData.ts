import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { AreaNode, Dictionaries, DictionaryItem } from '#contract/formInfo.ts'
import { currentAreas } from '#domain/dictionary/currentAreas.ts'
import { documentValue } from '#domain/json/documentValue.ts'
import { ROOT } from '#server/root.ts'

/** Data every organisation shares, read once from `fixtures/`. */
export interface SharedData {
  dictionaries: Dictionaries
  dictionaryVersion: string
  /** With abolished ones (`off`), which stored records name. */
  areas: AreaNode[]
  /** The same as text, for the portal's own pages. */
  areaWholeText: string
  /** The areas that exist, as a tree, for the static address. */
  areaText: string
  /** These as a list, as text: `{ id, parentId, name }`, parents first; provinces have no `parentId`. */
  areaListText: string
  areaVersion: string
}

const versionOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)

/** The dictionaries of a folder by the names of their files. */
export const dictionariesIn = (folder: string): Dictionaries =>
  Object.fromEntries(
    dictionaryTexts(folder).map(({ name, text }) => [
      name,
      documentValue(JSON.parse(text)) as DictionaryItem[],
    ]),
  )

const dictionaryTexts = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => ({
      name: basename(file, '.json'),
      text: readFileSync(join(folder, file), 'utf8'),
    }))

export function readSharedData(): SharedData {
  const folder = join(ROOT, 'fixtures', 'dictionaries')
  const areaWholeText = readFileSync(join(ROOT, 'fixtures', 'areas', 'area-tree.json'), 'utf8')
  const areas = JSON.parse(areaWholeText) as AreaNode[]
  const current = currentAreas(areas)
  return {
    dictionaries: dictionariesIn(folder),
    dictionaryVersion: versionOf(
      dictionaryTexts(folder)
        .map(({ text }) => text)
        .join('\n'),
    ),
    areas,
    areaWholeText,
    areaText: JSON.stringify(current),
    areaListText: JSON.stringify(listed(current)),
    areaVersion: versionOf(areaWholeText),
  }
}

const listed = (areas: readonly AreaNode[], parentId?: string): object[] =>
  areas.flatMap(({ id, name, children = [] }) => [
    { id, ...(parentId && { parentId }), name },
    ...listed(children, id),
  ])
