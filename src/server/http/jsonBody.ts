import type { FastifyInstance, FastifyRequest } from 'fastify'
import { RefusalCode } from '#contract/envelope.ts'
import { hasManyParts } from '#server/base/shared/hasManyParts.ts'
import { findFault, tooManyParts } from '#server/base/shared/jsonFaults.ts'
import { Refusal } from '#server/messages/refusal.ts'

/**
 * Parses JSON bodies and refuses what the database or a later step could not handle: more parts than any call takes,
 * `__proto__` (secure-json-parse), U+0000 and lone surrogates anywhere, nesting beyond 32.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const read = jsonReader(app)
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    (request: FastifyRequest, body: string) => read(request, body),
  )
}

/** Parses the text of a body; undefined for an empty one. Rejects with a refusal naming the fault. */
export type JsonReader = (request: FastifyRequest, text: string) => Promise<unknown>

export function jsonReader(app: FastifyInstance): JsonReader {
  const parse = app.getDefaultJsonParser('error', 'error')
  return (request, text) =>
    new Promise((resolve, reject) => {
      if (text === '') return resolve(undefined)
      if (hasManyParts(text)) return reject(tooManyParts())
      parse(request, text, (error, value) => {
        const fault = error ? malformed() : findFault(value)
        if (fault) reject(fault)
        else resolve(value)
      })
    })
}

const malformed = () => new Refusal(RefusalCode.BadRequest, 'bodyMalformed')
