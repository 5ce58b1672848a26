import { randomUUID } from 'node:crypto'
import { extname, join } from 'node:path'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendPart } from '#server/http/sendPart.ts'
import { contentTypeOf, isShownInline } from '#server/providers/storage/contentTypes.ts'
import { READ_MS } from '#server/providers/storage/readAddress.ts'
import type { Bucket } from './bucket.ts'
import { findFile, removeFile } from './diskStore.ts'
import { postObject } from './postObject.ts'
import { errorXml, StorageError } from './storageError.ts'
import { verifyAddress } from './verifyAddress.ts'

type BucketRequest = FastifyRequest<{ Params: { bucket: string; '*': string } }>

/**
 * Emulates a bucket with the form upload of OSS (V1, V4) and OBS on the local disk: same checks, same error answers.
 * Mounted below `/sandbox/storage`.
 */
export async function storageSandbox(app: FastifyInstance, options: Bucket) {
  await app.register(multipart, { limits: { fields: 40, fieldSize: 64_000, files: 1 } })
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply))
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'access-control-allow-origin': '*', 'x-content-type-options': 'nosniff' })
  })
  app.options('/:bucket/*', (_request, reply) =>
    reply
      .headers({ 'access-control-allow-methods': 'GET, POST', 'access-control-allow-headers': '*' })
      .code(204)
      .send(),
  )
  app.post('/:bucket/', (request: BucketRequest, reply) => {
    checkBucket(options, request.params.bucket)
    return postObject(options, request, reply)
  })
  app.get('/:bucket/*', (request: BucketRequest, reply) => readObject(options, request, reply))
  app.delete('/:bucket/*', (request: BucketRequest, reply) => removeObject(options, request, reply))
}

function checkBucket(options: Bucket, bucket: string): void {
  if (bucket !== options.bucket)
    throw new StorageError(404, 'NoSuchBucket', 'The specified bucket does not exist.')
}

/** Serves a file of the private bucket at a signed address. Browsers may cache it until the address expires. */
async function readObject(options: Bucket, request: BucketRequest, reply: FastifyReply) {
  checkBucket(options, request.params.bucket)
  verifyAddress(request, options)
  const key = request.params['*']
  const file = await findFile(join(options.folder, options.bucket), key)
  if (!file) throw new StorageError(404, 'NoSuchKey', 'The specified key does not exist.')
  const type = contentTypeOf(extname(key))
  reply.headers({
    'content-type': type,
    'content-disposition': isShownInline(type) ? 'inline' : 'attachment',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': `private, max-age=${READ_MS / 1000}`,
  })
  return sendPart(request, reply, { size: file.size, read: file.stream })
}

/** Removes a file at a signed address; succeeds when there is none. */
async function removeObject(options: Bucket, request: BucketRequest, reply: FastifyReply) {
  checkBucket(options, request.params.bucket)
  verifyAddress(request, options)
  await removeFile(join(options.folder, options.bucket), request.params['*'])
  return reply.code(204).send()
}

/** Answers every error as XML; errors that are not the client's become InternalError. */
function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const refusal = error instanceof StorageError ? error : fromFastify(error)
  if (refusal.status >= 500) request.log.error({ err: error }, 'storage sandbox failed')
  return reply
    .code(refusal.status)
    .header('connection', 'close')
    .type('application/xml')
    .send(errorXml(refusal, randomUUID(), request.hostname))
}

function fromFastify(error: unknown): StorageError {
  const status = (error as { statusCode?: number }).statusCode ?? 500
  if (status >= 400 && status < 500)
    return new StorageError(
      400,
      'MalformedPOSTRequest',
      'The body of your POST request is not well-formed multipart/form-data.',
    )
  return new StorageError(500, 'InternalError', 'We encountered an internal error.')
}
