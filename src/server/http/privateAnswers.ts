import type { FastifyInstance } from 'fastify'

/** What a call answers is about somebody, or was true at that moment: nobody on the way keeps it. */
export function keepAnswersPrivate(calls: FastifyInstance): void {
  calls.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })
}
