import rateLimitPlugin from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { RefusalCode } from '#contract/envelope.ts'
import { Refusal } from '../messages/refusal.ts'
import { networkOf } from '../services/session/networkOf.ts'

const optionsOf = (perMinute: number) => ({
  max: perMinute,
  timeWindow: '1 minute',
  keyGenerator: ({ ip }: FastifyRequest) => networkOf(ip),
  errorResponseBuilder: () => new Refusal(RefusalCode.TooMany, 'tooManyRequests'),
})

/**
 * Rate limit per network and minute, per process, against floods. Limits that protect people are kept in the database.
 */
export async function limitRates(app: FastifyInstance, perMinute: number): Promise<void> {
  await app.register(rateLimitPlugin, optionsOf(perMinute))
}

/**
 * The same for other routes, counted separately: `app.rateLimit()` is the hook for expensive routes. Built files are
 * exempt, since they are cheap and a page needs many.
 */
export async function limitPages(app: FastifyInstance, perMinute: number): Promise<void> {
  await app.register(rateLimitPlugin, { ...optionsOf(perMinute), global: false })
}
