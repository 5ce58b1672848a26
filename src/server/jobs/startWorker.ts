import { setTimeout as sleep } from 'node:timers/promises'
import { removeExpired } from '../store/repositories/expiry.ts'
import { type OutboxParts, workOutbox } from './workOutbox.ts'

const POLL_MS = 500
const SWEEP_MS = 3600_000
const KEPT_MS = 24 * 3600_000

export interface Worker {
  /** Lets what runs finish, then stops. */
  stop(): Promise<void>
}

/** Works the outbox until stopped: polling is the guarantee, whichever process wrote the job. */
export function startWorker(parts: OutboxParts, onError: (error: unknown) => void): Worker {
  const ending = new AbortController()
  const running = run(parts, ending.signal, onError)
  return {
    async stop() {
      ending.abort()
      await running
    },
  }
}

async function run(parts: OutboxParts, ending: AbortSignal, onError: (error: unknown) => void) {
  let sweptAt = 0
  while (!ending.aborted) {
    try {
      const worked = await workOutbox(parts)
      if (Date.now() - sweptAt > SWEEP_MS) {
        sweptAt = Date.now()
        await parts.store.txSystem((tx) => removeExpired(tx, new Date(tx.now.getTime() - KEPT_MS)))
      }
      if (worked > 0) continue
    } catch (error) {
      onError(error)
    }
    await sleep(POLL_MS, undefined, { signal: ending }).catch(() => undefined)
  }
}
