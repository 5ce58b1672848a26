import { addNoticeViews } from '../../store/repositories/notices.ts'
import type { Store } from '../../store/store.ts'

/** Milliseconds from a visit until the database is told of it, with all others since. */
const TELL_MS = 3000
/** How often a society is tried before its visits are given up: for a minute. */
const MOST_FAILURES = 20

/** Counts the visits of notices. */
export interface NoticeVisits {
  /** Counts a visit; nobody waits for it. */
  count(orgId: string, noticeId: string): void
  /** Visits of a society that the database does not know yet, by notice. */
  untold(orgId: string): ReadonlyMap<string, number>
  /** Tells the database everything that is counted; never rejects. */
  tell(): Promise<void>
}

/** What was counted for one society. */
interface Counted {
  visits: Map<string, number>
  failures: number
}

const NONE: ReadonlyMap<string, number> = new Map()

/**
 * Counts visits in memory and tells the database every few seconds, one statement a society, so that reading writes
 * nothing. Processes add to the same rows; one that is killed loses what it has not told.
 */
export function createNoticeVisits(
  store: Store,
  onFailure: (error: unknown) => void,
): NoticeVisits {
  const societies = new Map<string, Counted>()
  let timer: NodeJS.Timeout | undefined
  let telling = Promise.resolve()

  const schedule = () => {
    timer ??= setTimeout(() => void tell(), TELL_MS).unref()
  }
  const tellOf = async (orgId: string, counted: Counted) => {
    const told = new Map(counted.visits)
    try {
      await store.tx(orgId, (tx) => addNoticeViews(tx, told))
      subtract(counted, told)
    } catch (error) {
      onFailure(error)
      counted.failures += 1
    }
    if (counted.visits.size === 0 || counted.failures >= MOST_FAILURES) societies.delete(orgId)
  }
  const tellAll = async () => {
    for (const [orgId, counted] of [...societies]) await tellOf(orgId, counted)
    if (societies.size > 0) schedule()
  }
  function tell(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    telling = telling.then(tellAll)
    return telling
  }
  return {
    count(orgId, noticeId) {
      const counted = societies.get(orgId) ?? { visits: new Map(), failures: 0 }
      societies.set(orgId, counted)
      counted.visits.set(noticeId, (counted.visits.get(noticeId) ?? 0) + 1)
      schedule()
    },
    untold: (orgId) => societies.get(orgId)?.visits ?? NONE,
    tell,
  }
}

/** Takes away what the database knows now; visits that came meanwhile stay. */
function subtract(counted: Counted, told: ReadonlyMap<string, number>): void {
  counted.failures = 0
  for (const [noticeId, visits] of told) {
    const left = (counted.visits.get(noticeId) ?? 0) - visits
    if (left > 0) counted.visits.set(noticeId, left)
    else counted.visits.delete(noticeId)
  }
}
