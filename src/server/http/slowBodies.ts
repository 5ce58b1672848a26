import type { FastifyInstance } from 'fastify'
import { RefusalCode } from '#contract/envelope.ts'
import { failure } from '#server/messages/envelope.ts'
import { sentence } from '#server/messages/sentence.ts'

/** Milliseconds until the body of a call must have arrived; uploads have the server's own, longer deadline. */
export const BODY_DEADLINE_MS = 15_000

const READING = Symbol('body deadline')

/** Ends calls whose body arrives too slowly: answers 408 and closes the connection. */
export function endSlowBodies(app: FastifyInstance, deadlineMs = BODY_DEADLINE_MS): void {
  app.addHook('onRequest', async (request, reply) => {
    const timer = setTimeout(() => {
      if (reply.sent) return
      reply.raw.once('finish', () => request.raw.destroy())
      reply
        .code(408)
        .header('connection', 'close')
        .send(failure(RefusalCode.Timeout, sentence('bodySlow')))
    }, deadlineMs)
    timer.unref()
    Object.assign(request, { [READING]: timer })
  })
  app.addHook('preValidation', async (request) => {
    clearTimeout((request as { [READING]?: NodeJS.Timeout })[READING])
  })
  app.addHook('onResponse', async (request) => {
    clearTimeout((request as { [READING]?: NodeJS.Timeout })[READING])
  })
}
