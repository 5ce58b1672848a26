import { setTimeout as sleep } from 'node:timers/promises'
import { type OutboxParts, workOutbox } from './workOutbox.ts'

const POLL_MS = 500
const CHORES_MS = 3600_000

export interface Worker {
  /** Stops after running jobs have finished. */
  stop(): Promise<void>
}

export interface WorkerParts extends OutboxParts {
  /** Run at start and hourly by every process; each checks by itself whether there is work. */
  chores: readonly (() => Promise<void>)[]
}

/** Processes the outbox until stopped. Polling guarantees that jobs of any process are found. */
export function startWorker(parts: WorkerParts, onError: (error: unknown) => void): Worker {
  const ending = new AbortController()
  const running = run(parts, ending.signal, onError)
  return {
    async stop() {
      ending.abort()
      await running
    },
  }
}

async function run(parts: WorkerParts, ending: AbortSignal, onError: (error: unknown) => void) {
  let choresAt = 0
  while (!ending.aborted) {
    try {
      const worked = await workOutbox(parts)
      if (Date.now() - choresAt > CHORES_MS) {
        choresAt = Date.now()
        for (const chore of parts.chores) await chore().catch(onError)
      }
      if (worked > 0) continue
    } catch (error) {
      onError(error)
    }
    await sleep(POLL_MS, undefined, { signal: ending }).catch(() => undefined)
  }
}
