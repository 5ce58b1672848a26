import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CallFile } from '#contract/calls.ts'
import { SEALED_TYPE } from '#contract/sealed.ts'
import { sealFile } from '#server/base/envelope/sealFile.ts'
import { isStreamed, type StreamedFile } from '#server/base/servedFile.ts'

export type ServedFile = CallFile | StreamedFile

/**
 * Sends a file as an attachment that no cache stores (decision 0194). The answer to a sealed call is sealed, with name
 * and type inside. A file that is made while it is sent goes as fast as the client takes it; when it cannot be completed
 * the connection is cut, so that no part of it is taken for the whole.
 */
export async function sendFile({ sealed }: FastifyRequest, reply: FastifyReply, file: ServedFile) {
  reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
  const { name, type, bytes } = asStream(file)
  if (sealed)
    return reply.type(SEALED_TYPE).send(Readable.from(sealFile(sealed, { name, type, bytes })))
  return reply
    .headers({ 'content-type': type, 'content-disposition': attachment(name) })
    .send(isStreamed(file) ? bytes : Buffer.from(await file.content.arrayBuffer()))
}

const asStream = (file: ServedFile) =>
  isStreamed(file)
    ? { name: file.name, type: file.type, bytes: file.stream.bytes }
    : { name: file.name, type: file.content.type, bytes: file.content.stream() }

/** RFC 6266 with an RFC 8187 name: escapes in addition the characters `encodeURIComponent` leaves. */
const attachment = (name: string): string =>
  `attachment; filename*=UTF-8''${encodeURIComponent(name).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  )}`
