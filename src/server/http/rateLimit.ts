import rateLimitPlugin, { type FastifyRateLimitStore } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { RefusalCode } from '#contract/envelope.ts'
import { networkOf } from '#server/base/session/networkOf.ts'
import { Refusal } from '#server/messages/refusal.ts'
import { type CountRequest, createFloodCounts, type FloodCountsParts } from './floodCounts.ts'
import { errorForLog } from './logging.ts'

/**
 * Kinds of requests, counted separately, and the multiple of the limit that each is allowed: a page loads many files,
 * and visitors must not shut out monitoring.
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

export interface RateLimits extends Omit<FloodCountsParts, 'onFailure'> {
  /** Requests of each kind a minute and network, before its allowance. */
  perMinute: number
}

/**
 * Limits the requests of a network per minute of the clock, against floods: every request counts, also one without a
 * route or a society. Processes of one database share the counts, except those of health checks, which concern one
 * process. Limits that protect people are kept in the database.
 */
export async function limitRates(app: FastifyInstance, limits: RateLimits): Promise<void> {
  const onFailure = (err: unknown) =>
    app.log.warn({ err: errorForLog(err as Error) }, 'requests are counted without other processes')
  const countRequest = createFloodCounts({ ...limits, onFailure })
  await app.register(rateLimitPlugin, {
    global: false,
    timeWindow: '1 minute',
    store: storeOf(countRequest),
    keyGenerator: (request: FastifyRequest) => `${kindOf(request)} ${networkOf(request.ip)}`,
    errorResponseBuilder: () => new Refusal(RefusalCode.TooMany, 'tooManyRequests'),
    max: (request) => limits.perMinute * ALLOWANCES[kindOf(request)],
  })
  app.addHook('onRequest', app.rateLimit())
}

/** The plugin's counters; keys begin with the kind of request. */
const storeOf = (countRequest: CountRequest) =>
  class implements FastifyRateLimitStore {
    incr: FastifyRateLimitStore['incr'] = (key, told, _timeWindow, limit) =>
      told(null, countRequest(key, limit, !key.startsWith('watchers ')))

    child = () => this
  }

function kindOf({ routeOptions: { config } }: FastifyRequest): CountedAs {
  return config.countedAs ?? (config.operationId === undefined ? 'pages' : 'calls')
}
