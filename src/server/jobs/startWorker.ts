import { setTimeout as sleep } from 'node:timers/promises'
import { LANES } from '../store/jobKinds.ts'
import { createAlarm } from './createAlarm.ts'
import type { OutboxParts } from './workJob.ts'
import { workLane } from './workLane.ts'

const POLL_MS = 60_000
const CHORES_MS = 3600_000

export interface Worker {
  /** Stops after running jobs have finished. */
  stop(): Promise<void>
}

export interface WorkerParts extends OutboxParts {
  /** Run at start and hourly by every process; each checks by itself whether there is work. */
  chores: readonly (() => Promise<void>)[]
}

/** Works the outbox, each lane by itself, until stopped. */
export function startWorker(parts: WorkerParts, onError: (error: unknown) => void): Worker {
  const ending = new AbortController()
  const { signal } = ending
  const alarms = LANES.map((lane) => ({ lane, alarm: createAlarm() }))
  const running = [
    ...alarms.map((each) => workLane(parts, { ...each, ending: signal, onError })),
    runChores(parts, signal, onError),
  ]
  return {
    async stop() {
      ending.abort()
      for (const { alarm } of alarms) alarm.ring()
      await Promise.all(running)
    },
  }
}

async function runChores(
  { chores }: WorkerParts,
  ending: AbortSignal,
  onError: (error: unknown) => void,
) {
  let choresAt = 0
  while (!ending.aborted) {
    if (Date.now() - choresAt > CHORES_MS) {
      choresAt = Date.now()
      for (const chore of chores) await chore().catch(onError)
    }
    await sleep(POLL_MS, undefined, { signal: ending }).catch(() => undefined)
  }
}
