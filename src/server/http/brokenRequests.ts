import type { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { RefusalCode } from '#contract/envelope.ts'
import { ownValue } from '#contract/record.ts'
import { failure } from '#server/messages/envelope.ts'
import { type MessageKey, sentence } from '#server/messages/sentence.ts'
import { answerOf } from './errors.ts'
import { REQUEST_ID } from './requestId.ts'

type Broken = readonly [status: number, code: RefusalCode, key: MessageKey]

const BROKEN: Record<string, Broken> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, RefusalCode.Timeout, 'bodySlow'],
  HPE_HEADER_OVERFLOW: [431, RefusalCode.BadRequest, 'requestMalformed'],
}
const MALFORMED: Broken = [400, RefusalCode.BadRequest, 'requestMalformed']

/**
 * Answers a connection that never becomes a request (malformed HTTP, headers too slow) with the envelope, then closes
 * it.
 */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return
  const [status, code, key] = ownValue(BROKEN, error.code ?? '') ?? MALFORMED
  const body = JSON.stringify(failure(code, sentence(key)))
  socket.end(
    `HTTP/1.1 ${status} Refused\r\ncontent-type: application/json; charset=utf-8\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  )
}

/** Answers an undecodable address, which fails before routing. */
export function answerBrokenAddress(
  error: Error,
  { id }: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { status, envelope } = answerOf(error)
  return reply.code(status).header(REQUEST_ID, id).send(envelope)
}
