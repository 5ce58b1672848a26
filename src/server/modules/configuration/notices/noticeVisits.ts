import type { Store } from '#server/store/store.ts'
import { addNoticeViews } from '../repositories/notices.ts'

/** Delay in ms between a visit and its write to the database, together with all later visits. */
const TELL_MS = 3000
/** Failed writes in a row, about a minute, after which a society's visits are discarded. */
const MOST_FAILURES = 20

/** Counts the visits of notices. */
export interface NoticeVisits {
  /** Counts a visit in memory, without waiting for the database. */
  count(orgId: string, noticeId: string): void
  /** Visits of a society that are not yet written, by notice. */
  untold(orgId: string): ReadonlyMap<string, number>
  /** Writes all counted visits to the database; never rejects. */
  tell(): Promise<void>
}

/** Unwritten visits of one society, by notice, and its failed writes in a row. */
interface Counted {
  visits: Map<string, number>
  failures: number
}

const NONE: ReadonlyMap<string, number> = new Map()

/**
 * Counts visits in memory and writes them every few seconds, one statement per society, so that reading a notice does
 * not write. Several processes add to the same rows; a killed process loses its unwritten visits.
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

/** Subtracts the visits that are written; those counted meanwhile stay. */
function subtract(counted: Counted, told: ReadonlyMap<string, number>): void {
  counted.failures = 0
  for (const [noticeId, visits] of told) {
    const left = (counted.visits.get(noticeId) ?? 0) - visits
    if (left > 0) counted.visits.set(noticeId, left)
    else counted.visits.delete(noticeId)
  }
}
