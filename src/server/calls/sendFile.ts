import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CallFile } from '#contract/calls.ts'
import { SEALED_TYPE } from '#contract/sealed.ts'
import { sealFile } from '../services/envelope/sealFile.ts'

/**
 * Sends a file as an attachment that no cache stores (decision 0194). The answer to a sealed call is sealed, with name
 * and type inside.
 */
export async function sendFile(
  { sealed }: FastifyRequest,
  reply: FastifyReply,
  { name, content }: CallFile,
) {
  reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
  if (sealed)
    return reply.type(SEALED_TYPE).send(Readable.from(sealFile(sealed, { name, content })))
  return reply
    .headers({ 'content-type': content.type, 'content-disposition': attachment(name) })
    .send(Buffer.from(await content.arrayBuffer()))
}

/** RFC 6266 with an RFC 8187 name: escapes in addition the characters `encodeURIComponent` leaves. */
const attachment = (name: string): string =>
  `attachment; filename*=UTF-8''${encodeURIComponent(name).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  )}`
