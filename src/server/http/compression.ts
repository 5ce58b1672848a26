import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Below it the headers cost more than is saved. */
const WORTH_IT = 1400
const COMPRESSIBLE = /^(?:text\/html|application\/json|image\/svg\+xml)/
/** Half of what the slowest setting saves over the fastest, at a twentieth of its time. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

const brotli = promisify(brotliCompress)
const gunzippable = promisify(gzip)
const PACKERS = {
  br: (content: Buffer) => brotli(content, QUALITY),
  gzip: (content: Buffer) => gunzippable(content),
} as const

/** Headers that say who asks. */
const CREDENTIALS = ['authorization', 'x-mobile-proof', 'x-recommend-proof'] as const

/**
 * Compresses what is the same for everybody. An answer to somebody in particular may hold secrets beside text an
 * attacker chose, and its length would tell them apart (BREACH): those go as they are, and so does what is going to
 * be sealed.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const content = contentOf(payload)
    if (!content || content.length < WORTH_IT || !isPublicText(request, reply)) return payload
    reply.header('vary', 'accept-encoding')
    const encoding = encodingFor(request)
    if (!encoding) return payload
    reply.header('content-encoding', encoding).removeHeader('content-length')
    return PACKERS[encoding](content)
  })
}

/** Streams come from files, which lie compressed beside themselves. */
const contentOf = (payload: unknown): Buffer | undefined =>
  typeof payload === 'string'
    ? Buffer.from(payload)
    : Buffer.isBuffer(payload)
      ? payload
      : undefined

const isPublicText = ({ headers, sealed }: FastifyRequest, reply: FastifyReply): boolean =>
  !sealed &&
  !reply.hasHeader('content-range') &&
  COMPRESSIBLE.test(String(reply.getHeader('content-type') ?? '')) &&
  !reply.hasHeader('content-encoding') &&
  CREDENTIALS.every((name) => headers[name] === undefined)

function encodingFor({ headers }: FastifyRequest): keyof typeof PACKERS | undefined {
  const taken = String(headers['accept-encoding'] ?? '')
    .split(',')
    .filter((one) => !/;\s*q=0(?:\.0*)?\s*$/.test(one))
    .map((one) => one.trim().split(';')[0])
  return (['br', 'gzip'] as const).find((encoding) => taken.includes(encoding))
}
