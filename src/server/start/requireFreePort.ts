import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Env } from '../settings/env.ts'

/**
 * Rejects as listening would where the port is taken or forbidden: before a database is made and filled, which takes
 * longer than anybody waits for that sentence.
 */
export async function requireFreePort({ host, port }: Pick<Env, 'host' | 'port'>): Promise<void> {
  const probe = createServer().listen({ host, port })
  await once(probe, 'listening')
  probe.close()
  await once(probe, 'close')
}
