import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Acs3Request } from '#server/providers/sms/acs3.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { outboxPage } from './outboxPage.ts'
import { type SmsAccount, verifyAcs3 } from './verifyAcs3.ts'

export interface SmsSandboxOptions {
  /** File of the delivered messages. */
  file: string
  account: SmsAccount
  clock: () => Date
}

type Query = Record<string, string>
type SmsRequest = FastifyRequest<{ Querystring: Query }>

/**
 * Emulates SendSms: verifies requests like the provider and delivers into the outbox, which `GET` shows. Mounted at
 * `/sandbox/sms`.
 */
export async function smsSandbox(app: FastifyInstance, options: SmsSandboxOptions) {
  const outbox = createOutbox(options.file)
  const nonces = new Set<string>()
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  app.post('/', (request: SmsRequest, reply) => {
    const error = verifyAcs3(asAcs3(request), options.account, nonces, options.clock())
    if (!error && request.headers['x-acs-action'] === 'GetSmsSign') return sign(request.query)
    if (!error) return deliver(outbox, request.query, options.clock(), reply)
    const { status, ...words } = error
    return reply.code(status).send({ ...words, RequestId: randomUUID() })
  })
  app.get('/', async (request: SmsRequest, reply) => {
    const messages = await outbox.list(request.query.mobile)
    if (request.headers.accept?.includes('application/json')) return { messages }
    return reply.type('text/html; charset=utf-8').send(outboxPage(messages))
  })
}

function asAcs3(request: SmsRequest): Acs3Request {
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
  )
  const path = request.url.split('?')[0] ?? '/'
  const body = typeof request.body === 'string' ? request.body : ''
  return { method: request.method, path, query: request.query, headers, body }
}

/** Answers GetSmsSign: every signature is approved. */
const sign = ({ SignName }: Query) => ({
  Code: 'OK',
  Message: 'OK',
  RequestId: randomUUID(),
  SignName,
  SignStatus: 1,
})

async function deliver(outbox: Outbox, query: Query, now: Date, reply: FastifyReply) {
  const {
    PhoneNumbers = '',
    SignName = '',
    TemplateCode = '',
    TemplateParam = '{}',
    OutId = '',
  } = query
  if (!/^1\d{10}$/.test(PhoneNumbers))
    return reply.code(400).send({
      Code: 'isv.MOBILE_NUMBER_ILLEGAL',
      Message: 'Invalid mobile number.',
      RequestId: randomUUID(),
    })
  await outbox.deliver({
    at: now.toISOString(),
    mobile: PhoneNumbers,
    signName: SignName,
    templateCode: TemplateCode,
    templateParam: JSON.parse(TemplateParam) as Record<string, string>,
    outId: OutId,
  })
  return { Code: 'OK', Message: 'OK', RequestId: randomUUID(), BizId: randomUUID() }
}
