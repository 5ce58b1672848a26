import { ownValue } from '#contract/record.ts'
import { canonicalJson } from '#domain/json/canonicalJson.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { ENTRY_NAMES } from '#domain/merge/identity.ts'

/** Members by which people tell the entries of a list apart, in sentences about them. */
export const NAMING = [...ENTRY_NAMES, 'orgName', 'text'] as const

/** What says that two entries are one; undefined for an entry that it says nothing about. */
type Sameness = (entry: unknown, index: number) => string | undefined

/** The surest first: an entry where it was, moved, changed below its name, and changed where it was. */
const OF_ENTRIES: readonly Sameness[] = [
  (entry, index) => `${index} ${canonicalJson(entry)}`,
  (entry) => canonicalJson(entry),
  (entry) => nameOf(entry),
  (entry, index) => `${index} ${kindOf(entry)}`,
]
const BY_PLACE: readonly Sameness[] = [(_, index) => `${index}`]

/**
 * Names for the entries of two lists without identities: those of the second are numbered, and an entry that is one
 * with another has its number; one that is gone has its own, behind a minus where that is given.
 */
export function alignedNames(
  before: readonly unknown[],
  after: readonly unknown[],
): [string[], string[]] {
  const found = new Map<number, number>()
  const taken = new Set<number>()
  for (const sameness of isReplaced(before, after) ? BY_PLACE : OF_ENTRIES)
    pairUp({ before, after, found, taken }, sameness)
  const nameOfGone = (index: number) => (index < after.length ? `-${index}` : `${index}`)
  return [
    before.map((_, index) => `${found.get(index) ?? nameOfGone(index)}`),
    after.map((_, index) => `${index}`),
  ]
}

interface Pairing {
  before: readonly unknown[]
  after: readonly unknown[]
  /** Index before → index after. */
  found: Map<number, number>
  taken: Set<number>
}

function pairUp({ before, after, found, taken }: Pairing, sameness: Sameness): void {
  const free = new Map<string, number[]>()
  for (const [index, entry] of after.entries()) {
    const key = taken.has(index) ? undefined : sameness(entry, index)
    if (key !== undefined) free.set(key, [...(free.get(key) ?? []), index])
  }
  for (const [index, entry] of before.entries()) {
    const key = found.has(index) ? undefined : sameness(entry, index)
    const at = key === undefined ? undefined : free.get(key)?.shift()
    if (at === undefined) continue
    found.set(index, at)
    taken.add(at)
  }
}

/** Single values of which another one takes the place, such as colours; two of them are no order. */
function isReplaced(before: readonly unknown[], after: readonly unknown[]): boolean {
  if (before.length !== after.length || ![...before, ...after].every(isSingle)) return false
  return before.length <= 2 || after.some((value) => !before.includes(value))
}

const isSingle = (value: unknown): boolean => typeof value !== 'object' || value === null

function nameOf(entry: unknown): string | undefined {
  if (!isRecord(entry)) return undefined
  const names = NAMING.map((key) => ownValue(entry, key))
  return names.find((name): name is string => typeof name === 'string' && name !== '')
}

const kindOf = (entry: unknown): string =>
  isRecord(entry) ? String(ownValue(entry, 'type') ?? ownValue(entry, 'use') ?? '') : typeof entry
