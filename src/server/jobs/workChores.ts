import { ownValue } from '#contract/record.ts'
import { claimChore, finishChore, makeDue, noteChores } from '#server/base/repositories/chores.ts'
import type { Store } from '#server/store/store.ts'
import { CHORE, inWork } from '#server/tracing/work.ts'
import type { Chores } from './chores.ts'
import type { Alarm } from './createAlarm.ts'
import { later } from './later.ts'

const HOUR_MS = 3600_000
/**
 * Lease of a chore: after a crash another process takes over when it ends. A chore that takes longer runs twice, which
 * does no harm.
 */
const LEASE_MS = HOUR_MS / 4
const LOOK_MS = 60_000

export interface ChoreParts {
  /** The database that knows when chores are due. */
  store: Store
  chores: Chores
  /** Names of chores that a start makes due, regardless of their last run. */
  atStart?: readonly string[]
  onError: (error: unknown) => void
}

/** Runs due chores until `ending` aborts: each hourly, in one process at a time. */
export async function workChores(
  parts: ChoreParts,
  { alarm, ending }: { alarm: Alarm; ending: AbortSignal },
): Promise<void> {
  const { store, atStart = [] } = parts
  await store.txSystem((tx) => makeDue(tx, atStart)).catch(parts.onError)
  while (!ending.aborted) {
    await workDueChores(parts, ending).catch(parts.onError)
    if (!ending.aborted) await alarm.sleep(LOOK_MS)
  }
}

/** Runs due chores one after the other, until none is due that another process does not run. */
export async function workDueChores(
  { store, chores, onError }: ChoreParts,
  ending?: AbortSignal,
): Promise<void> {
  const names = Object.keys(chores)
  if (names.length === 0) return
  await store.txSystem((tx) => noteChores(tx, names))
  while (!ending?.aborted) {
    const name = await store.txSystem((tx) =>
      claimChore(tx, { names, leaseUntil: later(tx, LEASE_MS) }),
    )
    if (name === undefined) return
    await inWork({ call: CHORE }, async () => ownValue(chores, name)?.(ending)).catch(onError)
    // A chore that this process may not have finished is due at once for another.
    const rest = ending?.aborted ? 0 : HOUR_MS
    await store.txSystem((tx) => finishChore(tx, name, later(tx, rest)))
  }
}
