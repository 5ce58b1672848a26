import type { PanelChoice } from '#adapters/schemaForm/fieldKind.ts'
import type { Schema } from '#contract/calls.ts'
import type { Dictionaries, DictionaryItem } from '#contract/formInfo.ts'
import { documentValue } from '#domain/json/documentValue.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { parsedJson } from '#domain/json/parsedJson.ts'
import type { Call } from '#runtime/core/ports/transport.ts'
import { assetsAmong } from '../../file/assetsAmong.ts'

/** What a form uses of the other documents of its change set. */
export interface ChangeFiles {
  /** Dictionaries that the change set adds or changes. */
  dictionaries: Dictionaries
  /** Names of dictionaries that it removes. */
  removed: readonly string[]
  /** Files that a form may offer for download. */
  assets: readonly PanelChoice[]
}

const DICTIONARY = /^dictionaries\/(?<name>.+)\.json$/

/** Reads a change set's list of documents, and of its dictionaries those that differ from what they were made from. */
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

/** Undefined for a document that is no dictionary: a form is shown with the live one. */
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

/** Returns live dictionaries as they will be once the change set is published. */
export function dictionariesAfter(
  live: Dictionaries,
  { dictionaries, removed }: ChangeFiles,
): Dictionaries {
  const kept = Object.entries(live).filter(([name]) => !removed.includes(name))
  return { ...Object.fromEntries(kept), ...dictionaries }
}
