import type { FastifyInstance } from 'fastify'
import { RefusalCode } from '#contract/envelope.ts'
import { Refusal } from '../refusal.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** A write that says where it comes from must come from this very host; a program without Origin holds no cookie of ours. */
export function checkOrigins(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const origin = request.headers.origin
    if (READS.has(request.method) || origin === undefined) return
    if (!URL.canParse(origin) || new URL(origin).host !== request.host)
      throw new Refusal(RefusalCode.Forbidden, 'originForeign')
  })
}
