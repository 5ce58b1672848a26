import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Bytes; below it the headers cost more than compression saves. */
const WORTH_IT = 1400
const COMPRESSIBLE = /^(?:text\/html|application\/json|image\/svg\+xml)/
/** Half the size reduction between the fastest and the slowest setting, at a twentieth of the slowest one's time. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

const brotli = promisify(brotliCompress)
const gunzippable = promisify(gzip)
const PACKERS = {
  br: (content: Buffer) => brotli(content, QUALITY),
  gzip: (content: Buffer) => gunzippable(content),
} as const
export type Encoding = keyof typeof PACKERS

export const pack = (encoding: Encoding, content: Buffer): Promise<Buffer> =>
  PACKERS[encoding](content)

/** Headers that identify the caller. */
const CREDENTIALS = ['authorization', 'x-mobile-proof', 'x-recommend-proof'] as const

/**
 * Compresses answers that are the same for everyone. Answers to an identified caller may hold secrets next to
 * attacker-chosen text, and their compressed length would reveal them (BREACH), so they are sent uncompressed; so are
 * answers that will be sealed.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const content = contentOf(payload)
    if (!content || content.length < WORTH_IT || !isPublicText(request, reply)) return payload
    reply.header('vary', 'accept-encoding')
    const encoding = encodingFor(request)
    if (!encoding) return payload
    reply.header('content-encoding', encoding).removeHeader('content-length')
    return pack(encoding, content)
  })
}

/** Streams come from files, which have precompressed copies. */
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

/** The best encoding that a request accepts. */
export function encodingFor({ headers }: Pick<FastifyRequest, 'headers'>): Encoding | undefined {
  const acceptEncoding = String(headers['accept-encoding'] ?? '')
    .split(',')
    .filter((one) => !/;\s*q=0(?:\.0*)?\s*$/.test(one))
    .map((one) => one.trim().split(';')[0])
  return (['br', 'gzip'] as const).find((encoding) => acceptEncoding.includes(encoding))
}
