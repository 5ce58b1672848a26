import rateLimitPlugin from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { RefusalCode } from '#contract/envelope.ts'
import { Refusal } from '../messages/refusal.ts'
import { networkOf } from '../services/session/networkOf.ts'

/**
 * What requests are counted as, each apart from the others, and how many times the limit it has: a page brings many
 * files, and who watches the server is not kept out by its visitors.
 */
const ALLOWANCES = { calls: 1, pages: 1, files: 10, sandbox: 10, watchers: 10 } as const
export type CountedAs = keyof typeof ALLOWANCES

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Absent for calls, which are known by their operation, and for what counts as a page. */
    countedAs?: CountedAs
  }
}

/** Counts all routes of a scope, plugins' included, as something else than pages. */
export function countRoutes(scope: FastifyInstance, countedAs: CountedAs): void {
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, countedAs }
  })
}

/**
 * Rate limit per network and minute, per process, against floods: of every request, also of those that no route or no
 * society is found for. Limits that protect people are kept in the database.
 */
export async function limitRates(app: FastifyInstance, perMinute: number): Promise<void> {
  await app.register(rateLimitPlugin, {
    global: false,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }: FastifyRequest) => networkOf(ip),
    errorResponseBuilder: () => new Refusal(RefusalCode.TooMany, 'tooManyRequests'),
  })
  const limitOf = (countedAs: CountedAs) =>
    app.rateLimit({ max: perMinute * ALLOWANCES[countedAs] })
  const limits = {
    calls: limitOf('calls'),
    pages: limitOf('pages'),
    files: limitOf('files'),
    sandbox: limitOf('sandbox'),
    watchers: limitOf('watchers'),
  }
  app.addHook('onRequest', (request, reply) => limits[kindOf(request)].call(app, request, reply))
}

function kindOf({ routeOptions: { config } }: FastifyRequest): CountedAs {
  return config.countedAs ?? (config.operationId === undefined ? 'pages' : 'calls')
}
