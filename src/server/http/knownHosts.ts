import type { FastifyInstance } from 'fastify'
import { RefusalCode } from '#contract/envelope.ts'
import { Refusal } from '../refusal.ts'
import type { ServerParts } from '../serverParts.ts'

/** Asked by machines that watch this one, by whatever name they know. */
const FOR_WATCHERS = new Set(['/healthz', '/readyz'])

/**
 * Requests for a host no society has are misdirected (421), before anything is looked up for them; what names two
 * hosts, of which proxy and server may each believe another one, is malformed. Where the database cannot say whose a
 * host is, the request goes on and hears that.
 */
export function answerKnownHosts(app: FastifyInstance, { configuration }: ServerParts): void {
  app.addHook('onRequest', async ({ raw, url, hostname }) => {
    if (countHosts(raw.rawHeaders) > 1) throw new Refusal(RefusalCode.BadRequest, 'hostTwice')
    if (FOR_WATCHERS.has(url)) return
    if (!(await configuration.knows(hostname).catch(() => true)))
      throw new Refusal(RefusalCode.Misdirected, 'hostUnknown')
  })
}

const countHosts = (rawHeaders: readonly string[]): number =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length
