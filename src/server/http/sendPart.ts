import type { FastifyReply, FastifyRequest } from 'fastify'
import parseRanges from 'range-parser'

/** Of a file, in bytes, both ends included. */
interface Part {
  start: number
  end: number
}

interface PartedFile {
  /** Of the whole, in bytes. */
  size: number
  read: (part?: Part) => unknown
}

/**
 * Answers with the part of a file that is asked for (RFC 9110, section 14): iPhones play no film from a server that
 * gives only the whole. Several parts at once, a header nobody can read, and a condition (`If-Range`), which nothing
 * here could meet, get the whole, as the RFC allows.
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

/** Undefined for the whole; `none` where not one of the bytes asked for exists. */
function partAsked(headers: FastifyRequest['headers'], size: number): Part | 'none' | undefined {
  const { range } = headers
  if (range === undefined || headers['if-range'] !== undefined) return undefined
  const found = parseRanges(size, range, { combine: true })
  if (found === -1) return 'none'
  if (found === -2 || found.type !== 'bytes' || found.length > 1) return undefined
  return found[0]
}
