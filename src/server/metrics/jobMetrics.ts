import { Counter, Gauge, type Registry } from 'prom-client'
import { ownValue } from '#contract/record.ts'
import type { OnWorked } from '../jobs/workJob.ts'
import { LANE_OF } from '../store/jobKinds.ts'
import { countDead } from '../store/repositories/deadJobs.ts'
import { readQueue } from '../store/repositories/queueState.ts'
import type { Store } from '../store/store.ts'

/** Counts what becomes of jobs; the queue itself is read when it is asked for. */
export function jobMetrics(registry: Registry, store: Store): OnWorked {
  const registers = [registry]
  const age = new Gauge({
    name: 'portal_outbox_oldest_due_seconds',
    help: 'For how long the oldest due job of a lane has waited, 0 when none waits.',
    labelNames: ['lane'] as const,
    registers,
  })
  new Gauge({
    name: 'portal_outbox_due',
    help: 'Due jobs by lane, counted up to 10000.',
    labelNames: ['lane'] as const,
    registers,
    async collect() {
      const { queue, now } = await store.txSystem(async (tx) => ({
        queue: await readQueue(tx),
        now: tx.now.getTime(),
      }))
      for (const { lane, due, oldestAt } of queue) {
        this.set({ lane }, due)
        age.set({ lane }, oldestAt ? (now - oldestAt.getTime()) / 1000 : 0)
      }
    },
  })
  new Gauge({
    name: 'portal_outbox_dead',
    help: 'Jobs that were given up and wait for an operator, by kind.',
    labelNames: ['kind'] as const,
    registers,
    async collect() {
      this.reset()
      for (const { kind, count } of await store.txSystem(countDead))
        this.inc({ kind: known(kind) }, count)
    },
  })
  const worked = new Counter({
    name: 'portal_jobs_total',
    help: 'Jobs by kind and what became of them: done, later, up (given up), busy (put back for the provider).',
    labelNames: ['kind', 'outcome'] as const,
    registers,
  })
  return ({ kind }, outcome) => worked.inc({ kind: known(kind), outcome })
}

/** A kind that this program does not know is another's. */
const known = (kind: string): string => (ownValue(LANE_OF, kind) ? kind : 'other')
