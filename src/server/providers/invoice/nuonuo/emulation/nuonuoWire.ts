import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ownValue } from '#contract/record.ts'
import { formFields, jsonRecord } from '../../../pay/wireFields.ts'
import { invoicePdf } from '../../emulation/invoicePdf.ts'
import type { InvoiceStore } from '../../emulation/invoiceStore.ts'
import { QUESTIONS, REQUESTS, type Said } from './nuonuoMethods.ts'
import { createGateway } from './verifyNuonuo.ts'

interface WireParts {
  store: InvoiceStore
  appSecret: string
  clock: () => Date
}

type Asked = FastifyRequest<{ Querystring: Record<string, string | undefined> }>

/** Answer of the platform, or an HTTP status instead of one. */
type Answer = Said | number

/** Emulates the open platform: access tokens, signed requests, and the files of issued invoices. */
export function nuonuoWire(app: FastifyInstance, { store, appSecret, clock }: WireParts): void {
  const gateway = createGateway(appSecret, clock)

  app.post('/nuonuo/accessToken', async ({ body }, reply) => {
    const { client_secret, grant_type } = formFields(String(body ?? ''))
    const token = grant_type === 'client_credentials' ? gateway.token(client_secret) : undefined
    return token ?? reply.code(401).send({ error: '070305', error_description: '应用密钥不正确' })
  })

  app.post('/nuonuo/open/v1/services', async (request: Asked, reply) => {
    const no = gateway.refuses(request)
    const answer = no ? { code: no[0], describe: no[1] } : answerTo(request)
    return typeof answer === 'number' ? reply.code(answer).send('') : answer
  })

  app.get(
    '/nuonuo/file/:name',
    async (request: FastifyRequest<{ Params: { name: string } }>, reply) => {
      const found = store.find({ serialNo: request.params.name.replace(/\.pdf$/, '') })
      if (!found) return reply.code(404).send('')
      const content = found.fault === 'noFile' ? Buffer.from('<html>') : invoicePdf(found)
      return reply.type('application/pdf').send(content)
    },
  )

  function answerTo({ headers, body, protocol, host }: Asked): Answer {
    const method = String(headers.method ?? '').replace('nuonuo.OpeMplatform.', '')
    const content = jsonRecord(String(body ?? ''))
    const question = ownValue(QUESTIONS, method)
    if (question) return question(store, content, `${protocol}://${host}`)
    const request = ownValue(REQUESTS, method)
    if (!request) return { code: '070201', describe: '接口不存在' }
    const fault = store.takeFault()
    if (fault === 'down') return 503
    if (fault === 'rejected') return { code: 'E9105', describe: '商品编码不正确' }
    const said = request(store, content, String(headers.usertax ?? ''), fault)
    return fault === 'lost' ? 504 : said
  }
}
