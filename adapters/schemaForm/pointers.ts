import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { jsonPointer, pointerSegments } from '#domain/json/jsonPointer.ts'
import { ENTRY_KEYS } from '#domain/merge/identity.ts'
import type { Location } from './panelOf.ts'

/**
 * Returns a JSON pointer to a place in which entries are addressed by their identity where they have one, so that it
 * keeps its meaning in another version of the document.
 */
export function pointerTo(value: unknown, at: Location): string {
  const names: (string | number)[] = []
  let held = value
  for (const step of at) {
    names.push(Array.isArray(held) ? (nameIn(held, Number(step)) ?? step) : step)
    held = memberOf(held, step)
  }
  return jsonPointer(...names)
}

/**
 * Returns the place of such a pointer in a document, whether a list is written bare or not; it ends where a name is
 * missing.
 */
export function placeOf(value: unknown, pointer: string): Location {
  const [first, ...rest] = pointerSegments(pointer)
  if (first === undefined) return []
  const inside = first === ITEMS ? rest : [first, ...rest]
  const place: (string | number)[] = []
  let held = value
  for (const name of isListDocument(value) ? [ITEMS, ...inside] : inside) {
    const step = Array.isArray(held) ? indexIn(held, name) : name
    if (step === undefined) break
    place.push(step)
    held = memberOf(held, step)
  }
  return place
}

const ITEMS = 'items'

const isListDocument = (value: unknown): boolean =>
  isRecord(value) && Array.isArray(ownValue(value, ITEMS))

function memberOf(held: unknown, step: string | number): unknown {
  if (Array.isArray(held)) return held[Number(step)]
  return isRecord(held) ? ownValue(held, String(step)) : undefined
}

function identityOf(entry: unknown): string | undefined {
  const holder: unknown = Array.isArray(entry) ? entry[0] : entry
  if (!isRecord(holder)) return undefined
  const keys = ENTRY_KEYS.map((key) => ownValue(holder, key))
  return keys.find((name): name is string => typeof name === 'string')
}

/** Returns the identity of an entry; undefined when it is not unique in the list. */
function nameIn(list: readonly unknown[], index: number): string | undefined {
  const name = identityOf(list[index])
  return list.filter((entry) => identityOf(entry) === name).length === 1 ? name : undefined
}

function indexIn(list: readonly unknown[], name: string): number | undefined {
  const named = list.findIndex((entry) => identityOf(entry) === name)
  if (named >= 0) return named
  return /^\d+$/.test(name) && Number(name) < list.length ? Number(name) : undefined
}
