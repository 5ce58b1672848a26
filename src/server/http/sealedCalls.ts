import { parse } from 'node:querystring'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { CALLS } from '#contract/calls.gen.ts'
import type { CallEntry, OperationId } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { SEALED_HEADER, SEALED_HEADERS, SEALED_TYPE, type SealedRequest } from '#contract/sealed.ts'
import { Refusal } from '../refusal.ts'
import type { ServerParts } from '../serverParts.ts'
import { openSealed } from '../services/envelope/openSealed.ts'
import { sealAnswer } from '../services/envelope/sealAnswer.ts'
import { isEncrypted } from '../services/site/isEncrypted.ts'
import { type JsonReader, jsonReader } from './jsonBody.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** What came sealed, for which the answer is sealed too. */
    sealed: SealedRequest | null
  }
}

/** Sealing makes a text about a third longer, and its quotes once more. */
const SEALED_LIMIT = 2 * 1024 * 1024

/**
 * The encrypted envelope around every call (decision 0146). What is sealed is opened before anything looks at it,
 * and its answer, a refusal too, is sealed. Where an organisation encrypts, nothing else is taken.
 */
export function openSealedCalls(app: FastifyInstance, parts: ServerParts): void {
  const readJson = jsonReader(app)
  app.decorateRequest('sealed', null)
  app.addContentTypeParser(
    SEALED_TYPE,
    { parseAs: 'string', bodyLimit: SEALED_LIMIT },
    (_request, body, done) => done(null, body),
  )
  app.addHook('preValidation', async (request) => {
    const { orgId } = await parts.configuration.organisationOf(request.hostname)
    const jwe = sealedIn(request)
    if (jwe !== undefined) return takeOver(request, await open(jwe, request, orgId), readJson)
    if (!isPlainCall(request) && isEncrypted(await parts.configuration.of(orgId)))
      throw new Refusal(RefusalCode.Unsealed, 'envelopeRequired')
  })
  app.addHook('onSend', async (request, reply, payload) => {
    if (!request.sealed) return payload
    if (typeof payload !== 'string') throw new TypeError('an answer to a sealed call must be text')
    reply.type(SEALED_TYPE)
    return sealAnswer(request.sealed, payload)
  })

  const open = (jwe: string, { method, url }: FastifyRequest, orgId: string) =>
    openSealed(jwe, {
      store: parts.store,
      keys: parts.envelopeKeys,
      orgId,
      method,
      path: url,
      now: parts.clock(),
    })
}

function sealedIn({ headers, body }: FastifyRequest): string | undefined {
  const type = headers['content-type']?.split(';')[0]?.trim()
  if (type === SEALED_TYPE && typeof body === 'string') return body
  const header = headers[SEALED_HEADER]
  return typeof header === 'string' ? header : undefined
}

const isPlainCall = ({ routeOptions }: FastifyRequest): boolean => {
  const entry: CallEntry | undefined = CALLS[routeOptions.config.operationId as OperationId]
  return entry?.plain === true
}

/** From here on the request is what was sealed; what stood outside is gone. */
async function takeOver(request: FastifyRequest, sealed: SealedRequest, readJson: JsonReader) {
  request.sealed = sealed
  for (const name of SEALED_HEADERS) delete request.raw.headers[name]
  request.headers = { ...sealed.headers }
  request.query = { ...parse(sealed.query) }
  request.body = await readJson(request, sealed.body ?? '')
}
