import type { FastifyInstance } from 'fastify'
import { RefusalCode } from '#contract/envelope.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { LiveConfiguration } from '#server/modules/configuration/documents/configurations.ts'

const FOR_WATCHERS = new Set(['/healthz', '/readyz'])

/**
 * True for an address of monitoring, which is answered under any host name, also while the database does not answer.
 */
export const isForWatchers = (url: string): boolean => FOR_WATCHERS.has(url)

/**
 * Answers 421 for unknown hosts before any other lookup, and BadRequest for several `Host` headers, of which proxy and
 * server could each use another. When the database cannot be queried, the request continues and fails there.
 */
export function answerKnownHosts(
  app: FastifyInstance,
  configuration: Pick<LiveConfiguration, 'knows'>,
): void {
  app.addHook('onRequest', async ({ raw, url, hostname }) => {
    if (countHosts(raw.rawHeaders) > 1) throw new Refusal(RefusalCode.BadRequest, 'hostTwice')
    if (isForWatchers(url)) return
    if (!(await configuration.knows(hostname).catch(() => true)))
      throw new Refusal(RefusalCode.Misdirected, 'hostUnknown')
  })
}

const countHosts = (rawHeaders: readonly string[]): number =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length
