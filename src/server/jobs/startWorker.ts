import { LANES } from '../store/jobKinds.ts'
import { createAlarm } from './createAlarm.ts'
import { type ChoreParts, workChores } from './workChores.ts'
import type { OutboxParts } from './workJob.ts'
import { workLane } from './workLane.ts'

export interface Worker {
  /** Stops after running jobs have finished. */
  stop(): Promise<void>
}

export type WorkerParts = OutboxParts & Pick<ChoreParts, 'chores' | 'atStart'>

/** Works the outbox, each lane by itself, and the chores until stopped. */
export function startWorker(parts: WorkerParts, onError: (error: unknown) => void): Worker {
  const ending = new AbortController()
  const { signal } = ending
  const lanes = LANES.map((lane) => ({ lane, alarm: createAlarm() }))
  const chores = createAlarm()
  parts.store.onWake((woken) => {
    for (const { lane, alarm } of lanes) if (woken.has(lane)) alarm.ring()
  })
  const running = [
    ...lanes.map((each) => workLane(parts, { ...each, ending: signal, onError })),
    workChores({ ...parts, onError }, { alarm: chores, ending: signal }),
  ]
  return {
    async stop() {
      ending.abort()
      for (const alarm of [chores, ...lanes.map((each) => each.alarm)]) alarm.ring()
      await Promise.all(running)
    },
  }
}
