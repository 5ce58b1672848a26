import type { FastifyInstance } from 'fastify'
import { RefusalCode } from '#contract/envelope.ts'
import { Refusal } from '#server/messages/refusal.ts'
import { isLoopback } from '#server/settings/trustProxy.ts'

/**
 * Refuses requests from other machines. A request forwarded by a proxy on this machine counts as its client's: the
 * client's address is known if the proxy is trusted, and the request is refused if it is not.
 */
export function answerThisMachine(scope: FastifyInstance): void {
  scope.addHook('onRequest', async (request) => {
    const isHidden = request.forwarded && (request.ips ?? []).length < 2
    if (isHidden || !isLoopback(request.ip))
      throw new Refusal(RefusalCode.Forbidden, 'standInsLocal')
  })
}
