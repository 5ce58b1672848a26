import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { AreaNode, Dictionaries, DictionaryItem } from '#contract/formInfo.ts'
import { ROOT } from '../../root.ts'

/** Data every organisation shares, read once from `fixtures/`. */
export interface SharedData {
  dictionaries: Dictionaries
  dictionaryVersion: string
  areas: AreaNode[]
  /** The area tree's own text, for the static address. */
  areaText: string
  areaVersion: string
}

const versionOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)

export function readSharedData(): SharedData {
  const folder = join(ROOT, 'fixtures', 'dictionaries')
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
  const texts = files.map((name) => readFileSync(join(folder, name), 'utf8'))
  const dictionaries = Object.fromEntries(
    files.map((name, index) => [
      basename(name, '.json'),
      JSON.parse(texts[index] ?? '[]') as DictionaryItem[],
    ]),
  )
  const areaText = readFileSync(join(ROOT, 'fixtures', 'areas', 'area-tree.json'), 'utf8')
  return {
    dictionaries,
    dictionaryVersion: versionOf(texts.join('\n')),
    areas: JSON.parse(areaText) as AreaNode[],
    areaText,
    areaVersion: versionOf(areaText),
  }
}
