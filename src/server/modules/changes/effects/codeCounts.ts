import { setImmediate as others, setTimeout as wait } from 'node:timers/promises'
import { ownValue } from '#contract/record.ts'
import { isEmpty } from '#domain/json/isEmpty.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import type { Store } from '#server/store/store.ts'
import { createFairQueue, type InShare } from '#server/threads/fairQueue.ts'
import type { AskedPlace } from '../formEffects/offeredCodes.ts'
import { answerIds, type FormUse, listAnswers } from '../repositories/workInFlight.ts'

/** A code in a field or column; without `code`, any answer that is not empty. */
export type CountedCode = AskedPlace

export interface CodeCounts {
  /** Answers that have each code, in the codes' order. */
  counts: readonly number[]
  /** Answers that were read. */
  read: number
  /** False while some answers are unread: the counts are lower bounds then. */
  isWhole: boolean
}

/** Counts stored answers by the codes they have. */
export interface CodeCounter {
  count(orgId: string, use: FormUse, codes: readonly CountedCode[]): Promise<CodeCounts>
}

/**
 * Longest wait of a caller, lifetime of a finished count (both in ms), and number of counts kept in memory; number of
 * counts that run at once, of one society one fewer, and that wait for their turn.
 */
const LIMITS = { waitMs: 1200, goodMs: 600_000, remembered: 50, atOnce: 3, waiting: 100 }

/**
 * Answers read in one transaction; between pages other work gets the embedded database's connection and the event loop.
 */
const PAGE = 150

/**
 * Creates a counter. Answers are encrypted at rest, so no query can count codes: they are read page by page. A caller
 * gets the counts reached after `waitMs`; counting continues, and a later call gets the complete counts, at most
 * `goodMs` old. Societies take turns, so that nobody's questions make many readings of all answers run at once.
 */
export function createCodeCounter(store: Store, given: Partial<typeof LIMITS> = {}): CodeCounter {
  const limits = { ...LIMITS, ...given }
  const inShare = createFairQueue(limits)
  const known = new Map<string, Count>()
  const begin = (key: string, count: Count): Count => {
    known.set(key, count)
    const forget = () => void (known.get(key) === count && known.delete(key))
    count.ended.then(() => setTimeout(forget, limits.goodMs).unref(), forget)
    const [oldest = key] = known.keys()
    if (known.size > limits.remembered) known.delete(oldest)
    return count
  }
  return {
    async count(orgId, use, codes) {
      const key = JSON.stringify([orgId, use, codes])
      const count = known.get(key) ?? begin(key, startCount({ store, inShare }, orgId, use, codes))
      await Promise.race([count.ended, wait(limits.waitMs, undefined, { ref: false })])
      return count.soFar()
    },
  }
}

interface Count {
  soFar(): CodeCounts
  ended: Promise<void>
}

function startCount(
  { store, inShare }: { store: Store; inShare: InShare },
  orgId: string,
  use: FormUse,
  codes: readonly CountedCode[],
): Count {
  const counts = codes.map(() => 0)
  let [read, isWhole] = [0, false]
  const run = async () => {
    const ids = await store.tx(orgId, (tx) => answerIds(tx, use))
    for (let from = 0; from < ids.length; from += PAGE) {
      const page = ids.slice(from, from + PAGE)
      for (const answer of await store.tx(orgId, (tx) => listAnswers(tx, use, page)))
        for (const [index, code] of codes.entries())
          if (hasCode(answer, code)) counts[index] = (counts[index] ?? 0) + 1
      read += page.length
      await others()
    }
    isWhole = true
  }
  return { soFar: () => ({ counts: [...counts], read, isWhole }), ended: inShare(orgId, run) }
}

/** True for an answer with the code, in its field or in any row of its table. */
export function hasCode(
  answer: Record<string, unknown>,
  { key, column, code }: CountedCode,
): boolean {
  const value = ownValue(answer, key)
  if (column === undefined) return holds(value, code)
  const rows: unknown[] = Array.isArray(value) ? value : []
  return rows.some((row) => isRecord(row) && holds(ownValue(row, column), code))
}

function holds(value: unknown, code: string | undefined): boolean {
  if (code === undefined) return !isEmpty(value)
  return Array.isArray(value) ? value.some((each) => holds(each, code)) : value === code
}
