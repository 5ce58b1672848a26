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

/** Name of before by the name of a changed entry. */
type Pairs = ReadonlyMap<string, string>

/** Returns the new entries that stand where as many are gone, between the same neighbours. */
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

/** Names of entries that the other version has not, by the neighbours that both have. */
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
