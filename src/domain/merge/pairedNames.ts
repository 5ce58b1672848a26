import { isRecord } from '../json/isRecord.ts'
import { ENTRY_KEYS } from './identity.ts'

/** The entries of one version of a list, by their names. */
type Entries = ReadonlyMap<string, unknown>
type Versions = Record<'base' | 'mine' | 'theirs', Entries>

/**
 * Versions of a list in which an entry without a key that a side changed has its name of before, so that it is told from
 * one removed and another added. It stands between the same neighbours as before; where as many entries are gone there
 * as are new, they are taken for each other in their order.
 */
export function withChangedPaired({ base, mine, theirs }: Versions): Versions {
  const [here, there] = [pairs(base, mine), pairs(base, theirs)]
  const isAlone = (name: string, pairedTo: string, other: Entries, others: Pairs) =>
    others.has(name) ? others.get(name) === pairedTo : !other.has(name)
  const renamed = (side: Entries, own: Pairs, other: Entries, others: Pairs): Entries =>
    new Map(
      [...side].map(([name, entry]) => {
        const was = own.get(name)
        return was !== undefined && isAlone(name, was, other, others) ? [was, entry] : [name, entry]
      }),
    )
  return {
    base,
    mine: renamed(mine, here, theirs, there),
    theirs: renamed(theirs, there, mine, here),
  }
}

/** Name of before by the name of a changed entry. */
type Pairs = ReadonlyMap<string, string>

function pairs(base: Entries, side: Entries): Pairs {
  const gone = gapsOf(base, side)
  return new Map(
    [...gapsOf(side, base)].flatMap(([gap, fresh]) => {
      const were = gone.get(gap) ?? []
      return were.length === fresh.length
        ? fresh.map((name, index): [string, string] => [name, were[index] ?? name])
        : []
    }),
  )
}

/** Names of entries without a key that the other version has not, by the neighbours that both have. */
function gapsOf(entries: Entries, other: Entries): Map<string, string[]> {
  const names = [...entries.keys()]
  const gaps = new Map<string, string[]>()
  names.forEach((name, index) => {
    if (other.has(name) || !isWithoutKey(entries.get(name))) return
    const before = names.slice(0, index).findLast((one) => other.has(one))
    const after = names.slice(index + 1).find((one) => other.has(one))
    const gap = JSON.stringify([before, after])
    gaps.set(gap, [...(gaps.get(gap) ?? []), name])
  })
  return gaps
}

function isWithoutKey(entry: unknown): boolean {
  const holder: unknown = Array.isArray(entry) ? entry[0] : entry
  return !isRecord(holder) || !ENTRY_KEYS.some((key) => Object.hasOwn(holder, key))
}
