import rateLimitPlugin from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { RefusalCode } from '#contract/envelope.ts'
import { Refusal } from '../refusal.ts'

/** So many requests a minute from one address; per process, against floods. What protects people is in the database. */
export async function limitRates(app: FastifyInstance, perMinute: number): Promise<void> {
  await app.register(rateLimitPlugin, {
    max: perMinute,
    timeWindow: '1 minute',
    allowList: (request) => request.url === '/healthz' || request.url === '/readyz',
    errorResponseBuilder: () => new Refusal(RefusalCode.TooMany, 'tooManyRequests'),
  })
}
