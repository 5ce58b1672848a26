import type { FastifyInstance } from 'fastify'

/** Answers of calls are personal or momentary: forbids caching. */
export function keepAnswersPrivate(calls: FastifyInstance): void {
  calls.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })
}
