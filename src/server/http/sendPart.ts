import type { FastifyReply, FastifyRequest } from 'fastify'
import parseRanges from 'range-parser'

/** Byte range, both ends inclusive. */
interface Part {
  start: number
  end: number
}

interface PartedFile {
  /** Size of the whole file in bytes. */
  size: number
  read: (part?: Part) => unknown
}

/**
 * Sends the requested byte range of a file (RFC 9110, section 14): iPhones play no video from servers without ranges.
 * Several ranges, an unreadable header and `If-Range`, which no file here could match, get the whole file, as the RFC
 * allows.
 */
export function sendPart(request: FastifyRequest, reply: FastifyReply, { size, read }: PartedFile) {
  reply.header('accept-ranges', 'bytes')
  const part = partAsked(request.headers, size)
  if (part === undefined) return reply.header('content-length', size).send(read())
  if (part === 'none')
    return reply
      .code(416)
      .headers({ 'content-range': `bytes */${size}`, 'cache-control': 'no-store' })
      .send()
  const { start, end } = part
  return reply
    .code(206)
    .headers({
      'content-range': `bytes ${start}-${end}/${size}`,
      'content-length': end - start + 1,
    })
    .send(read(part))
}

/** Returns undefined for the whole file, `none` when no requested byte exists. */
function partAsked(headers: FastifyRequest['headers'], size: number): Part | 'none' | undefined {
  const { range } = headers
  if (range === undefined || headers['if-range'] !== undefined) return undefined
  const found = parseRanges(size, range, { combine: true })
  if (found === -1) return 'none'
  if (found === -2 || found.type !== 'bytes' || found.length > 1) return undefined
  return found[0]
}
