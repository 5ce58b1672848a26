import type { FastifyInstance } from 'fastify'
import { RefusalCode } from '#contract/envelope.ts'
import { Refusal } from '../messages/refusal.ts'
import { isLoopback } from '../settings/trustProxy.ts'

/**
 * Refuses whoever is not on this machine. What a proxy on this machine sends on comes from elsewhere: its client is
 * known where the proxy is trusted, and refused where it is not.
 */
export function answerThisMachine(scope: FastifyInstance): void {
  scope.addHook('onRequest', async (request) => {
    const isHidden = request.forwarded && (request.ips ?? []).length < 2
    if (isHidden || !isLoopback(request.ip))
      throw new Refusal(RefusalCode.Forbidden, 'standInsLocal')
  })
}
