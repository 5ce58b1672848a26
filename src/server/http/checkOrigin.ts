import type { FastifyInstance } from 'fastify'
import { RefusalCode } from '#contract/envelope.ts'
import { Refusal } from '#server/messages/refusal.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses writes whose `Origin` is not this host. Clients without `Origin` are no browsers and have no cookies of ours.
 */
export function checkOrigins(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const origin = request.headers.origin
    if (READS.has(request.method) || origin === undefined) return
    if (!URL.canParse(origin) || new URL(origin).host !== request.host)
      throw new Refusal(RefusalCode.Forbidden, 'originForeign')
  })
}
