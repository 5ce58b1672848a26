import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Trust } from '#server/settings/trustProxy.ts'

export const REQUEST_ID = 'x-request-id'

/** Nothing that could forge a line of a log or markup of a page. */
const WELL_FORMED = /^[\w.:-]{8,64}$/

/** Returns a function that names a request: by the header of a trusted proxy if well-formed, otherwise anew. */
export const requestIdOf =
  (trust: Trust) =>
  ({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string => {
    const given = headers[REQUEST_ID]
    const isGiven = typeof given === 'string' && WELL_FORMED.test(given)
    return isGiven && trust(socket.remoteAddress ?? '', 0) ? given : randomUUID()
  }

/** Sends with every answer the id that is in the request's lines of the log. */
export function answerRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ id }, reply) => {
    reply.header(REQUEST_ID, id)
  })
}
