import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { AreaNode, Dictionaries, DictionaryItem } from '#contract/formInfo.ts'
import { documentValue } from '#domain/json/documentValue.ts'
import { ROOT } from '../../root.ts'

/** Data every organisation shares, read once from `fixtures/`. */
export interface SharedData {
  dictionaries: Dictionaries
  dictionaryVersion: string
  areas: AreaNode[]
  /** The area tree's own text, for the static address. */
  areaText: string
  /** The same areas as a list, as text: `{ id, parentId, name }`, parents first; provinces have no `parentId`. */
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
  const areaText = readFileSync(join(ROOT, 'fixtures', 'areas', 'area-tree.json'), 'utf8')
  const areas = JSON.parse(areaText) as AreaNode[]
  return {
    dictionaries: dictionariesIn(folder),
    dictionaryVersion: versionOf(
      dictionaryTexts(folder)
        .map(({ text }) => text)
        .join('\n'),
    ),
    areas,
    areaText,
    areaListText: JSON.stringify(listed(areas)),
    areaVersion: versionOf(areaText),
  }
}

const listed = (areas: readonly AreaNode[], parentId?: string): object[] =>
  areas.flatMap(({ id, name, children = [] }) => [
    { id, ...(parentId && { parentId }), name },
    ...listed(children, id),
  ])
