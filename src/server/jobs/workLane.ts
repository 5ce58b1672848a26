import { type ClaimedJob, claimJobs, nextDue } from '#server/base/repositories/jobClaims.ts'
import type { Lane } from '#server/store/jobKinds.ts'
import type { Store } from '#server/store/store.ts'
import type { Alarm } from './createAlarm.ts'
import { EACH, LANE_LIMITS, LEASE_SECONDS } from './lanes.ts'
import { type OutboxParts, workJob } from './workJob.ts'

export interface LaneWork {
  /** The database whose jobs are claimed. */
  shard: Store
  lane: Lane
  alarm: Alarm
  ending: AbortSignal
  onError: (error: unknown) => void
}

/**
 * Works a lane until told to end, then waits for its running jobs. A job begins as soon as one of the lane's places is
 * free: one that waits for an unreachable provider keeps no other waiting while there are places.
 */
export async function workLane(parts: OutboxParts, work: LaneWork): Promise<void> {
  const { shard, lane, alarm, ending, onError } = work
  const { concurrency, pollMs } = LANE_LIMITS[lane]
  const failed = (error: unknown): Found => {
    onError(error)
    return { jobs: [], idleMs: pollMs }
  }
  const running = new Set<Promise<void>>()
  const claim = claiming(shard, lane)
  let restUntil = 0
  const rest = (milliseconds: number) => {
    restUntil = Math.max(restUntil, Date.now() + milliseconds)
  }
  const begin = (job: ClaimedJob) => {
    const one = workJob(parts, job)
      .then(rest, onError)
      .finally(() => {
        if (running.size === concurrency) alarm.ring()
        running.delete(one)
      })
    running.add(one)
  }
  while (!ending.aborted) {
    const restMs = restUntil - Date.now()
    const free = restMs > 0 ? 0 : concurrency - running.size
    const { jobs, idleMs } = free > 0 ? await claim(free).catch(failed) : NOTHING
    jobs.forEach(begin)
    const isMoreDue = free > 0 && jobs.length === free && running.size < concurrency
    if (!isMoreDue && !ending.aborted) await alarm.sleep(restMs > 0 ? restMs : idleMs)
  }
  await Promise.all(running)
}

interface Found {
  jobs: ClaimedJob[]
  /** How long there is nothing to claim, unless the lane is woken. */
  idleMs: number
}

/** Bounds of the sleep of a lane; the longest limits what a changed clock can do. */
const LONGEST_SLEEP_MS = 60_000
const SHORTEST_SLEEP_MS = 50
const NOTHING: Found = { jobs: [], idleMs: LONGEST_SLEEP_MS }

/**
 * Returns a function that claims due jobs; the society that had the last turn is remembered. Only this process enqueues
 * in an embedded database, so that the lane can sleep until its next job is due; on PostgreSQL it looks again soon.
 */
function claiming(store: Store, lane: Lane): (limit: number) => Promise<Found> {
  const { pollMs } = LANE_LIMITS[lane]
  let after = ''
  return (limit) =>
    store.txSystem(async (tx) => {
      const claim = { lane, seconds: LEASE_SECONDS, limit, each: EACH, after }
      const claimed = await claimJobs(tx, claim)
      after = claimed.after
      const { jobs } = claimed
      if (store.kind === 'postgres') return { jobs, idleMs: pollMs }
      const dueAt = jobs.length < limit ? await nextDue(tx, lane) : undefined
      const idleMs = dueAt ? dueAt.getTime() - tx.now.getTime() : LONGEST_SLEEP_MS
      return { jobs, idleMs: Math.min(Math.max(idleMs, SHORTEST_SLEEP_MS), LONGEST_SLEEP_MS) }
    })
}
