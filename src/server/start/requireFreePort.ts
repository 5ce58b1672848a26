import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Env } from '#server/settings/env.ts'

/**
 * Rejects with the error of listening when the port is taken or forbidden, so that the message need not wait until the
 * database is created and filled.
 */
export async function requireFreePort({ host, port }: Pick<Env, 'host' | 'port'>): Promise<void> {
  const probe = createServer().listen({ host, port })
  await once(probe, 'listening')
  probe.close()
  await once(probe, 'close')
}
