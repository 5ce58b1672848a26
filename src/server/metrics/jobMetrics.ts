import { Counter, Gauge, type Registry } from 'prom-client'
import { ownValue } from '#contract/record.ts'
import { countDead } from '#server/base/repositories/deadJobs.ts'
import { readQueue } from '#server/base/repositories/queueState.ts'
import type { OnWorked } from '#server/jobs/workJob.ts'
import { LANE_OF, LANES } from '#server/store/jobKinds.ts'
import { readThoseThere } from '#server/store/shards/readThoseThere.ts'
import type { Store } from '#server/store/store.ts'

export interface JobMetrics {
  onWorked: OnWorked
  /** Reads the queue into its gauges, once for all of them; call it before the registry is read. */
  renew(): Promise<void>
}

/** Counts jobs by kind and outcome; the gauges of the queue change on `renew` only. */
export function jobMetrics(registry: Registry, store: Store): JobMetrics {
  const registers = [registry]
  const age = new Gauge({
    name: 'portal_outbox_oldest_due_seconds',
    help: 'For how long the oldest due job of a lane has waited, 0 when none waits.',
    labelNames: ['lane'] as const,
    registers,
  })
  const waiting = new Gauge({
    name: 'portal_outbox_due',
    help: 'Due jobs by lane, counted up to 10000.',
    labelNames: ['lane'] as const,
    registers,
  })
  const dead = new Gauge({
    name: 'portal_outbox_dead',
    help: 'Jobs that were given up and wait for an operator, by kind.',
    labelNames: ['kind'] as const,
    registers,
  })
  const worked = new Counter({
    name: 'portal_jobs_total',
    help: 'Jobs by kind and what became of them: done, later, up (given up), busy (put back for the provider).',
    labelNames: ['kind', 'outcome'] as const,
    registers,
  })
  return {
    onWorked: ({ kind }, outcome) => worked.inc({ kind: known(kind), outcome }),
    async renew() {
      const read = await readThoseThere(store, readJobs)
      for (const lane of LANES) {
        const states = read.flatMap(({ queue }) => queue.filter((state) => state.lane === lane))
        waiting.set(
          { lane },
          states.reduce((sum, { due }) => sum + due, 0),
        )
        age.set({ lane }, Math.max(...states.map(({ ageSeconds }) => ageSeconds)))
      }
      dead.reset()
      for (const { kind, count } of read.flatMap(({ counts }) => counts))
        dead.inc({ kind: known(kind) }, count)
    },
  }
}

const readJobs = (shard: Store) =>
  shard.txSystem(async (tx) => {
    const queue = (await readQueue(tx)).map(({ lane, due, oldestAt }) => {
      const ageSeconds = oldestAt ? (tx.now.getTime() - oldestAt.getTime()) / 1000 : 0
      return { lane, due, ageSeconds }
    })
    return { queue, counts: await countDead(tx) }
  })

/** Label of a kind; `other` for kinds that this version does not know. */
const known = (kind: string): string => (ownValue(LANE_OF, kind) ? kind : 'other')
