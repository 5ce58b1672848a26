import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { PayMethod } from '#contract/codes.ts'
import { notifyPath } from '#server/providers/pay/payPaths.ts'

/** How a server answered a notification; status 0 when it did not. */
export interface Told {
  method: PayMethod
  port: number
  status: number
  body: string
}

type Notification = FastifyRequest<{ Params: { method: PayMethod }; Body: Buffer }>

/**
 * Brings notifications to every server of the society at the same moment. The provider hears the worst of their
 * answers, so that it goes on telling until all have said yes. `PUT /network` names the ports, `GET` shows what was
 * answered and for how long nobody has asked the provider anything.
 */
export async function openNetwork(app: FastifyInstance): Promise<void> {
  let ports: number[] = []
  let askedAt = performance.now()
  const told: Told[] = []

  app.addHook('onRequest', async ({ url }) => {
    if (url !== '/network') askedAt = performance.now()
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.get('/network', () => ({ told, quietMs: performance.now() - askedAt }))
  app.put('/network', async ({ body }) => {
    ports = JSON.parse(String(body)) as number[]
    return {}
  })
  app.post(notifyPath(':method'), async (request: Notification, reply) => {
    const answers = await Promise.all(ports.map((port) => bring(request, port)))
    told.push(...answers)
    const [worst] = answers.sort((one, other) => Number(isYes(one)) - Number(isYes(other)))
    return reply.code(worst?.status || 502).send(worst?.body ?? '')
  })
}

async function bring({ url, headers, body, params }: Notification, port: number): Promise<Told> {
  const { host: _host, connection: _connection, 'content-length': _length, ...kept } = headers
  const sent = {
    method: 'POST',
    headers: kept as Record<string, string>,
    body: new Uint8Array(body),
  }
  const { method } = params
  return fetch(`http://127.0.0.1:${port}${url}`, sent).then(
    async (answer) => ({ method, port, status: answer.status, body: await answer.text() }),
    () => ({ method, port, status: 0, body: '' }),
  )
}

/** What each provider takes for a yes. */
const YES: Partial<Record<PayMethod, (told: Told) => boolean>> = {
  '0101': ({ body }) => body.trim() === 'success',
  '0102': ({ status }) => status === 200 || status === 204,
  '0103': ({ status, body }) => status === 200 && body.includes('success'),
  '0104': ({ body }) => body.includes('"return_code":0'),
}

/** Whether a server said that it has taken the notification. */
export const isYes = (told: Told): boolean => YES[told.method]?.(told) ?? false
