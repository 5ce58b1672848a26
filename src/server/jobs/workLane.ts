import type { Lane } from '../store/jobKinds.ts'
import { claimJobs } from '../store/repositories/jobClaims.ts'
import type { OutboxJob } from '../store/repositories/outbox.ts'
import type { Alarm } from './createAlarm.ts'
import { EACH, LANE_LIMITS, LEASE_SECONDS } from './lanes.ts'
import { type OutboxParts, workJob } from './workJob.ts'

export interface LaneWork {
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
  const { lane, alarm, ending, onError } = work
  const { concurrency, pollMs } = LANE_LIMITS[lane]
  const running = new Set<Promise<void>>()
  const claim = claiming(parts, lane)
  let restUntil = 0
  const rest = (milliseconds: number) => {
    restUntil = Math.max(restUntil, Date.now() + milliseconds)
  }
  const begin = (job: OutboxJob) => {
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
    const jobs = free > 0 ? await claim(free).catch(onError) : []
    jobs?.forEach(begin)
    const isMoreDue = free > 0 && jobs?.length === free && running.size < concurrency
    if (!isMoreDue && !ending.aborted) await alarm.sleep(restMs > 0 ? restMs : pollMs)
  }
  await Promise.all(running)
}

/** Returns a function that claims due jobs; the society that had the last turn is remembered. */
function claiming({ store }: OutboxParts, lane: Lane): (limit: number) => Promise<OutboxJob[]> {
  let after = ''
  return async (limit) => {
    const claim = { lane, seconds: LEASE_SECONDS, limit, each: EACH, after }
    const claimed = await store.txSystem((tx) => claimJobs(tx, claim))
    after = claimed.after
    return claimed.jobs
  }
}
