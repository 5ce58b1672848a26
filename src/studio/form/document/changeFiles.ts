import type { PanelChoice } from '#adapters/schemaForm/fieldKind.ts'
import type { Schema } from '#contract/calls.ts'
import type { Dictionaries, DictionaryItem } from '#contract/formInfo.ts'
import { documentValue } from '#domain/json/documentValue.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { parsedJson } from '#domain/json/parsedJson.ts'
import type { Call } from '#runtime/core/ports/transport.ts'
import { assetsAmong } from '../../file/assetsAmong.ts'

/** Parts of the other documents of a change set that a form uses. */
export interface ChangeFiles {
  /** Dictionaries added or changed by the change set. */
  dictionaries: Dictionaries
  /** Names of dictionaries removed by the change set. */
  removed: readonly string[]
  /** Files that a form may offer for download. */
  assets: readonly PanelChoice[]
}

const DICTIONARY = /^dictionaries\/(?<name>.+)\.json$/

/**
 * Reads the documents of a change set: its files, and the dictionaries that differ from those the change set started
 * from.
 */
export async function readChangeFiles(call: Call, id: string): Promise<ChangeFiles> {
  const { documents } = (await call('changeRead', { id })) as Schema<'Change'>
  const differing = documents.flatMap(({ path, state }) => {
    const { name } = DICTIONARY.exec(path)?.groups ?? {}
    return name === undefined || state === 'same' ? [] : [{ name, path, state }]
  })
  const texts = differing
    .filter(({ state }) => state !== 'removed')
    .map(async ({ name, path }) => {
      const read = (await call('changeDocument', { id, path })) as Schema<'ChangeDocument'>
      const items = itemsIn(parsedJson(read.content ?? ''))
      return items ? [[name, items] as const] : []
    })
  return {
    dictionaries: Object.fromEntries((await Promise.all(texts)).flat()),
    removed: differing.filter(({ state }) => state === 'removed').map(({ name }) => name),
    assets: assetsAmong(documents),
  }
}

/** Returns the items of a dictionary; undefined for any other document, for which the form uses the published one. */
function itemsIn(parsed: unknown): DictionaryItem[] | undefined {
  const value = documentValue(parsed)
  return isLevel(value) ? (value as DictionaryItem[]) : undefined
}

const isLevel = (level: unknown): boolean =>
  Array.isArray(level) &&
  level.every(
    (item) =>
      isRecord(item) &&
      typeof item.itemCode === 'string' &&
      typeof item.itemName === 'string' &&
      (item.children === undefined || isLevel(item.children)),
  )

/** Returns the published dictionaries as they will be once the change set is published. */
export function dictionariesAfter(
  live: Dictionaries,
  { dictionaries, removed }: ChangeFiles,
): Dictionaries {
  const kept = Object.entries(live).filter(([name]) => !removed.includes(name))
  return { ...Object.fromEntries(kept), ...dictionaries }
}
