/** Pattern of the names of scheduled backups; other files in the folder are never removed. */
const NAMED = /^portal-(\d{4}-\d\d-\d\d)T\d{4}\.tar\.gz$/

const DAY_MS = 24 * 3600_000

export interface KeptFor {
  days: number
  weeks: number
}

/** Returns the name of a backup taken now; in UTC, so that names are in order all year. */
export const backupName = (now: Date): string =>
  `portal-${now.toISOString().slice(0, 16).replace(':', '')}.tar.gz`

/**
 * Returns the backups to remove: all but the newest of each of the last `days` days, and of each of the last `weeks`
 * weeks, that have one. Days without a backup do not count, so that a stalled schedule removes nothing; the newest is
 * always kept.
 */
export function outdatedBackups(names: readonly string[], { days, weeks }: KeptFor): string[] {
  const newestFirst = names
    .filter((name) => NAMED.test(name))
    .sort()
    .reverse()
  const kept = new Set([
    ...newestFirst.slice(0, 1),
    ...newestOfEach(newestFirst, dayOf).slice(0, days),
    ...newestOfEach(newestFirst, weekOf).slice(0, weeks),
  ])
  return newestFirst.filter((name) => !kept.has(name))
}

function newestOfEach(
  newestFirst: readonly string[],
  periodOf: (name: string) => number,
): string[] {
  const newest = new Map<number, string>()
  for (const name of newestFirst) if (!newest.has(periodOf(name))) newest.set(periodOf(name), name)
  return [...newest.values()]
}

const dayOf = (name: string): number => Date.parse(NAMED.exec(name)?.[1] ?? '') / DAY_MS

/** Weeks begin on Monday; the first day of 1970 was a Thursday. */
const weekOf = (name: string): number => Math.floor((dayOf(name) + 3) / 7)
