import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { ENTRY_NAMES } from '#domain/merge/identity.ts'
import { yuanOf } from '#domain/money/fees/yuan.ts'
import { entryWords } from '#domain/text/entryWords.ts'
import { fill } from '#domain/text/fill.ts'
import type { PanelChoices } from './fieldKind.ts'
import { kindOf } from './kindOf.ts'
import { type PanelList, valueAt } from './panelOf.ts'
import { withValue } from './panelValues.ts'
import {
  resolveNode,
  type SchemaNode,
  type SchemaPlace,
  type Schemas,
  shapeOf,
} from './schemaNode.ts'
import texts from './texts.json' with { type: 'json' }

/** Returns the entries of a list; a value that may be a single entry is a list of one. */
export function entriesOf(
  object: unknown,
  { at, isOneOrMany }: Pick<PanelList, 'at' | 'isOneOrMany'>,
): readonly unknown[] {
  const held = valueAt(object, at)
  if (Array.isArray(held)) return held
  return isOneOrMany && held !== undefined ? [held] : []
}

/** Returns the place of an entry; a single entry without a list is at the place of the list. */
export function entryPlace(object: unknown, { at }: Pick<PanelList, 'at'>, index: number) {
  return Array.isArray(valueAt(object, at)) ? [...at, index] : at
}

/** Returns the object with other entries in a list. */
export const withEntries = (object: unknown, { at }: PanelList, entries: readonly unknown[]) =>
  withValue(object, at, entries)

/** Members that can name an entry: its name, else its content, as for the items of a certificate. */
const NAMES = [...ENTRY_NAMES, 'text', 'qr']

/** Returns the name of an entry in its list. */
export function entryName(
  entry: unknown,
  index: number,
  { memberTypes }: PanelChoices,
  { placeNames }: Pick<PanelList, 'placeNames'> = { placeNames: [] },
): string {
  const member = (name: string) => (isRecord(entry) ? ownValue(entry, name) : undefined)
  const name = NAMES.map(member).find((text) => typeof text === 'string' && text !== '')
  if (name !== undefined) return String(name)
  // An objId is `oneMemberType,memberType`.
  const typeCode =
    member('memberType') ??
    String(member('objId') ?? '')
      .split(',')
      .at(-1)
  const type = memberTypes.find(({ code }) => code === typeCode)
  if (type) return type.name
  const [from, amount] = [member('from'), member('amount')]
  if (Number.isSafeInteger(amount) && Number(amount) >= 0)
    return fill(from === undefined ? texts.fee : texts.feeFrom, {
      from: Number(from),
      amount: yuanOf(Number(amount)),
    })
  return placeNames[index] ?? entryWords(entry) ?? fill(texts.entry, { at: index + 1 })
}

/** Initial data of a new entry. */
export interface Beginning {
  /** Fresh id. */
  id: string
  /** Now at Beijing, `yyyy-MM-dd HH:mm`. */
  now: string
}

/** Returns a new entry with its required members only: its id, times of now, the first of each choice. */
export function newEntry(schemas: Schemas, declared: SchemaPlace, beginning: Beginning): unknown {
  const place = shapeOf(schemas, declared, undefined)
  const required = new Set(place.node.required)
  const members = Object.entries(place.node.properties ?? {}).filter(([name]) => required.has(name))
  return Object.fromEntries(
    members.map(([name, declared]) => [
      name,
      name === 'id' ? beginning.id : emptyValue(schemas, place.file, declared, beginning),
    ]),
  )
}

function emptyValue(
  schemas: Schemas,
  file: string,
  declared: SchemaNode,
  beginning: Beginning,
): unknown {
  const place = resolveNode(schemas, file, declared)
  const { node } = place
  if (node.const !== undefined) return node.const
  const kind = kindOf(schemas, place, undefined)
  if (kind === 'moment') return beginning.now
  if (kind === 'day') return beginning.now.slice(0, 10)
  if (kind === 'flag') return false
  if (kind === 'yuan' || kind === 'whole') return node.minimum ?? 0
  if (kind === 'choice') return node.enum?.[0]
  if (node.type === 'array') {
    const entry = node.items && resolveNode(schemas, place.file, node.items)
    const isObject = entry?.node.type === 'object'
    const count = isObject ? (node.minItems ?? 0) : 0
    return Array.from({ length: count }, () => entry && newEntry(schemas, entry, beginning))
  }
  return node.type === 'object' ? newEntry(schemas, place, beginning) : ''
}

/** Returns a list with an entry moved to another position. */
export function withMoved<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const rest = list.filter((_, at) => at !== from)
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)]
}

/** Returns whether an entry belongs to a list by year, in which each is in force from its first year on. */
export const byYear = (
  entry: unknown,
): entry is Readonly<Record<string, unknown>> & { from?: number } =>
  isRecord(entry) && Object.hasOwn(entry, 'amount')

/**
 * Returns a new entry adapted to the existing ones: in a list by year it has the newest amount from the following year
 * on, so that an amount in force is never overwritten.
 * @param year this year, for a list whose only entry has no year
 */
export function nextEntry(entries: readonly unknown[], fresh: unknown, year: number): unknown {
  const newest = entries.at(-1)
  if (!byYear(newest) || !byYear(fresh)) return fresh
  return { ...fresh, amount: newest.amount, from: Math.max(newest.from ?? 0, year) + 1 }
}
