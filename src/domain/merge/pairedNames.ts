import { isRecord } from '../json/isRecord.ts'
import { ENTRY_KEYS } from './identity.ts'

/** The entries of one version of a list, by their names. */
type Entries = ReadonlyMap<string, unknown>
type Versions = Record<'base' | 'mine' | 'theirs', Entries>

/**
 * Returns the versions of a list in which a changed entry without a key keeps its previous name, so that a change
 * differs from a removal with an addition. Such an entry stands between the same neighbours as before; where as many
 * entries are new there as are gone, they are paired in order.
 */
export function withChangedPaired({ base, mine, theirs }: Versions): Versions {
  const [here, there] = [pairsOf(base, mine, isWithoutKey), pairsOf(base, theirs, isWithoutKey)]
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

/** Previous name by new name of a changed entry. */
type Pairs = ReadonlyMap<string, string>

/** Pairs new entries with removed ones between the same neighbours, where there are as many of both. */
export function pairsOf(
  base: Entries,
  side: Entries,
  isPaired: (entry: unknown) => boolean = () => true,
): Pairs {
  const gone = gapsOf(base, side, isPaired)
  return new Map(
    [...gapsOf(side, base, isPaired)].flatMap(([gap, fresh]) => {
      const were = gone.get(gap) ?? []
      return were.length === fresh.length
        ? fresh.map((name, index): [string, string] => [name, were[index] ?? name])
        : []
    }),
  )
}

/** Returns the names of entries that the other version lacks, grouped by their nearest neighbours in both versions. */
function gapsOf(
  entries: Entries,
  other: Entries,
  isPaired: (entry: unknown) => boolean,
): Map<string, string[]> {
  const names = [...entries.keys()]
  const gaps = new Map<string, string[]>()
  names.forEach((name, index) => {
    if (other.has(name) || !isPaired(entries.get(name))) return
    const before = names.slice(0, index).findLast((one) => other.has(one))
    const after = names.slice(index + 1).find((one) => other.has(one))
    const gap = JSON.stringify([before, after])
    gaps.set(gap, [...(gaps.get(gap) ?? []), name])
  })
  return gaps
}

/** Whether an entry is named by its content alone. */
export function isWithoutKey(entry: unknown): boolean {
  const holder: unknown = Array.isArray(entry) ? entry[0] : entry
  return !isRecord(holder) || !ENTRY_KEYS.some((key) => Object.hasOwn(holder, key))
}
