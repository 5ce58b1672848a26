import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Lifecycle } from '#server/http/health.ts'

/** Resources to close, in order. */
export type Closing = readonly (() => Promise<unknown> | unknown)[]

const HARD_EXIT_MS = 15_000

/**
 * On SIGTERM marks the server as not ready, goes on serving for `drainMs` so that a load balancer has noticed, and then
 * closes everything in order; exits 15 s later even if something hangs. SIGINT, or a second signal, does not wait.
 */
export function closeOnSignal(lifecycle: Lifecycle, closing: Closing, drainMs: number): void {
  const hurry = new AbortController()
  const end = async (signal: NodeJS.Signals) => {
    if (lifecycle.stopping || signal === 'SIGINT') hurry.abort()
    if (lifecycle.stopping) return
    lifecycle.stopping = true
    await sleep(drainMs, undefined, { signal: hurry.signal }).catch(() => undefined)
    setTimeout(() => process.exit(1), HARD_EXIT_MS).unref()
    for (const close of closing) await Promise.resolve(close()).catch(reportFailure)
    process.exit(0)
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
}

/**
 * Stops listening and waits for responses in progress. Idle connections are closed at once, because keep-alive would
 * hold the process for more than a minute.
 */
export async function closeApp(app: FastifyInstance): Promise<void> {
  const hangUp = setInterval(() => app.server.closeIdleConnections(), 100)
  try {
    await app.close()
  } finally {
    clearInterval(hangUp)
  }
}

function reportFailure(error: unknown): void {
  process.stderr.write(
    `${JSON.stringify({ level: 'error', event: 'close.failed', error: String(error) })}\n`,
  )
}
