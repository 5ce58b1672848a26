import { parse } from 'node:querystring'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { CALLS } from '#contract/allCalls.ts'
import type { CallEntry, OperationId } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { PREVIEW_HEADER } from '#contract/preview.ts'
import { SEALED_HEADER, SEALED_HEADERS, SEALED_TYPE, type SealedRequest } from '#contract/sealed.ts'
import type { EnvelopeKeys } from '#server/base/envelope/envelopeKeys.ts'
import { openSealed } from '#server/base/envelope/openSealed.ts'
import { sealAnswer } from '#server/base/envelope/sealAnswer.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { LiveConfiguration } from '#server/modules/configuration/documents/configurations.ts'
import { isEncrypted } from '#server/modules/configuration/site/isEncrypted.ts'
import type { Store } from '#server/store/store.ts'
import { type JsonReader, jsonReader } from './jsonBody.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The opened sealed request, whose answer is sealed too; null otherwise. */
    sealed: SealedRequest | null
  }
}

interface SealingParts {
  store: Store
  configuration: LiveConfiguration
  envelopeKeys: EnvelopeKeys
  clock: () => Date
}

/** Bytes. Sealing makes a text about a third longer, and its quotes again. */
const SEALED_LIMIT = 2 * 1024 * 1024

/**
 * Encrypted envelope around calls (decision 0146). Sealed requests are opened before any other processing, and their
 * answers and refusals are sealed. Organisations that require encryption refuse unsealed calls.
 */
export function openSealedCalls(app: FastifyInstance, parts: SealingParts): void {
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
    // Files are already sealed here, chunk by chunk.
    if (!request.sealed || reply.getHeader('content-type') === SEALED_TYPE) return payload
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

/**
 * Replaces the request by the sealed one; values sent outside the seal are discarded. The preview header is set around
 * the client that seals, and is a signed grant.
 */
async function takeOver(request: FastifyRequest, sealed: SealedRequest, readJson: JsonReader) {
  request.sealed = sealed
  for (const name of SEALED_HEADERS) delete request.raw.headers[name]
  const preview = request.headers[PREVIEW_HEADER]
  request.headers = { ...sealed.headers, ...(preview && { [PREVIEW_HEADER]: preview }) }
  request.query = { ...parse(sealed.query) }
  request.body = await readJson(request, sealed.body ?? '')
}
