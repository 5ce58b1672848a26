import rateLimitPlugin from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { RefusalCode } from '#contract/envelope.ts'
import { Refusal } from '../refusal.ts'

const optionsOf = (perMinute: number) => ({
  max: perMinute,
  timeWindow: '1 minute',
  errorResponseBuilder: () => new Refusal(RefusalCode.TooMany, 'tooManyRequests'),
})

/** So many calls a minute from one address; per process, against floods. What protects people is in the database. */
export async function limitRates(app: FastifyInstance, perMinute: number): Promise<void> {
  await app.register(rateLimitPlugin, optionsOf(perMinute))
}

/**
 * The same for what is not a call, counted apart: `app.rateLimit()` is the hook of a route that costs something. Built
 * files cost next to nothing, and a page needs many.
 */
export async function limitPages(app: FastifyInstance, perMinute: number): Promise<void> {
  await app.register(rateLimitPlugin, { ...optionsOf(perMinute), global: false })
}
