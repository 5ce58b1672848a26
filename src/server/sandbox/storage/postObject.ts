import { createHash, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { FORBID_OVERWRITE } from '#server/providers/storage/forbidOverwrite.ts'
import type { Bucket } from './bucket.ts'
import { checkConditions } from './checkConditions.ts'
import { checkContent } from './checkContent.ts'
import { checkCoverage } from './checkCoverage.ts'
import { keepFile } from './diskStore.ts'
import { parsePolicy } from './parsePolicy.ts'
import { StorageError } from './storageError.ts'
import { verifySignature } from './verifySignature.ts'

/** Placeholder in a key that the provider replaces by the file's own name. */
const FILE_NAME = '$' + '{filename}'

interface FormFile {
  filename: string
  mimetype: string
  content: AsyncIterable<Buffer>
}

/** Reads the form up to its file, checks signature, policy and content in that order, and stores the file. */
export async function postObject(options: Bucket, request: FastifyRequest, reply: FastifyReply) {
  const fields = new Map<string, string>()
  for await (const part of request.parts()) {
    if (part.type === 'file' && part.fieldname === 'file') {
      const file = { filename: part.filename, mimetype: part.mimetype, content: part.file }
      const etag = await acceptFile(options, fields, file)
      return answerStored(options, fields, etag, reply)
    }
    // An unread part would block the parts after it, and with them the answer.
    if (part.type === 'file') part.file.resume()
    if (part.type === 'field') fields.set(part.fieldname.toLowerCase(), String(part.value))
  }
  throw new StorageError(
    400,
    'InvalidArgument',
    'POST requires exactly one file upload per request.',
  )
}

async function acceptFile(
  options: Bucket,
  fields: Map<string, string>,
  file: FormFile,
): Promise<string> {
  const sent = [...fields.keys()]
  const key = (fields.get('key') ?? '').replaceAll(FILE_NAME, () => file.filename)
  if (!key)
    throw new StorageError(400, 'InvalidArgument', "Bucket POST must contain a field named 'key'.")
  const values = new Map(fields).set('bucket', options.bucket)
  values.set(
    'content-type',
    fields.get('x-oss-content-type') ?? fields.get('content-type') ?? file.mimetype,
  )
  const now = options.clock()
  const policy = parsePolicy(verifySignature(fields, options.account, now))
  const range = checkConditions(policy, values, now)
  if (fields.has('accesskeyid') || fields.has('token')) checkCoverage(policy, values, sent)
  const digest = createHash('md5')
  const content = hashing(file.content, digest)
  await keepFile(join(options.folder, options.bucket), key, content, {
    range,
    inspect: (head) => checkContent(key, head),
    once: fields.get(FORBID_OVERWRITE) === 'true',
  })
  fields.set('key', key)
  return digest.digest('hex').toUpperCase()
}

async function* hashing(source: AsyncIterable<Buffer>, digest: ReturnType<typeof createHash>) {
  for await (const chunk of source) {
    digest.update(chunk)
    yield chunk
  }
}

/** Answers 200 and 204 without a body, 201 with the stored object's name; any other requested status becomes 204. */
function answerStored(
  options: Bucket,
  fields: ReadonlyMap<string, string>,
  etag: string,
  reply: FastifyReply,
) {
  const successStatus = fields.get('success_action_status')
  reply.headers({ etag: `"${etag}"`, 'x-oss-request-id': randomUUID() })
  if (successStatus === '200') return reply.code(200).send()
  if (successStatus !== '201') return reply.code(204).send()
  const key = fields.get('key') ?? ''
  return reply
    .code(201)
    .type('application/xml')
    .send(
      '<?xml version="1.0" encoding="UTF-8"?>\n' +
        `<PostResponse><Bucket>${options.bucket}</Bucket>` +
        `<Location>/sandbox/storage/${options.bucket}/${key}</Location>` +
        `<Key>${key}</Key><ETag>"${etag}"</ETag></PostResponse>`,
    )
}
