import { ownValue } from '#contract/record.ts'
import { canonicalJson } from '#domain/json/canonicalJson.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { ENTRY_NAMES } from '#domain/merge/identity.ts'

/** Members that name the entries of a list in sentences for staff. */
export const NAMING = [...ENTRY_NAMES, 'orgName', 'text'] as const

/** Criterion for two entries to be the same: equal keys; `undefined` for an entry to which it does not apply. */
type Sameness = (entry: unknown, index: number) => string | undefined

/** The surest criterion first: unchanged in place, moved, changed under the same name, changed in place. */
const OF_ENTRIES: readonly Sameness[] = [
  (entry, index) => `${index} ${canonicalJson(entry)}`,
  (entry) => canonicalJson(entry),
  (entry) => nameOf(entry),
  (entry, index) => `${index} ${kindOf(entry)}`,
]
const BY_PLACE: readonly Sameness[] = [(_, index) => `${index}`]

/**
 * Names the entries of two lists without identities. Entries of the second list are numbered, and their counterparts in
 * the first have the same number; a removed entry has its own index, with a minus where that number is taken.
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

/** True for lists of single values, such as colours, that are replaced and not reordered; two values have no order. */
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
