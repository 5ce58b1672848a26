import { LANES } from '#server/store/jobKinds.ts'
import type { Store } from '#server/store/store.ts'
import { createAlarm } from './createAlarm.ts'
import { type ChoreParts, workChores } from './workChores.ts'
import type { OutboxParts } from './workJob.ts'
import { workLane } from './workLane.ts'

export interface Worker {
  /** Stops after running jobs have finished. */
  stop(): Promise<void>
}

export interface WorkerParts extends OutboxParts, Pick<ChoreParts, 'atStart'> {
  /** The chores of one database. */
  choresOf: (shard: Store) => ChoreParts['chores']
}

/** Works every database: its outbox, each lane by itself, and its chores, until stopped. */
export function startWorker(parts: WorkerParts, onError: (error: unknown) => void): Worker {
  const workers = parts.store.shards().map((shard) => workShard(parts, shard, onError))
  return { stop: async () => void (await Promise.all(workers.map((worker) => worker.stop()))) }
}

function workShard(parts: WorkerParts, shard: Store, onError: (error: unknown) => void): Worker {
  const ending = new AbortController()
  const { signal } = ending
  const lanes = LANES.map((lane) => ({ lane, alarm: createAlarm() }))
  const chores = createAlarm()
  shard.onWake((woken) => {
    for (const { lane, alarm } of lanes) if (woken.has(lane)) alarm.ring()
  })
  const running = [
    ...lanes.map((each) => workLane(parts, { ...each, shard, ending: signal, onError })),
    workChores(
      { ...parts, store: shard, chores: parts.choresOf(shard), onError },
      { alarm: chores, ending: signal },
    ),
  ]
  return {
    async stop() {
      ending.abort()
      for (const alarm of [chores, ...lanes.map((each) => each.alarm)]) alarm.ring()
      await Promise.all(running)
    },
  }
}
