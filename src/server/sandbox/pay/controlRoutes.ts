import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ownValue } from '#contract/record.ts'
import { formFields, jsonRecord } from '../../providers/pay/wireFields.ts'
import type { Desk } from './cashierRoutes.ts'
import { controlPage } from './pages/controlPage.ts'
import { type Arm, FAULTS, type SandboxTrade } from './trade.ts'

type ControlRequest = FastifyRequest<{
  Params: { deed: string }
  Querystring: { tradeRef?: string }
}>

const SHOWN = 100

/**
 * The side of whoever tries the product: a page, and the same as JSON for tests. `arm` says what the next notification
 * shall be like, `pay` pays and waits for the first notification, `deliver` sends what else is to be sent at once,
 * `close` closes at the provider.
 */
export function controlRoutes(app: FastifyInstance, desk: Desk): void {
  const { book, till, notifier } = desk
  const listed = (tradeRef?: string) =>
    till
      .all()
      .filter((trade) => !tradeRef || trade.tradeRef === tradeRef)
      .slice(0, SHOWN)

  const deeds: Readonly<Record<string, (trade: SandboxTrade) => Promise<void>>> = {
    async pay(trade) {
      const paid = till.pay(trade)
      if (paid.sent === 0 && paid.nextAt !== null && paid.fault !== 'late')
        await notifier.tell(paid)
      notifier.plan()
    },
    async deliver(trade) {
      if (trade.state === 'paid') await notifier.tell(trade)
    },
    async close(trade) {
      till.close(trade)
    },
  }

  app.get('/control', (request: ControlRequest, reply) => {
    const trades = listed(request.query.tradeRef)
    return wantsJson(request)
      ? reply.send({ trades, arms: book.arms() })
      : reply.type('text/html; charset=utf-8').send(controlPage(trades, book.arms()))
  })

  app.post('/control/:deed', async (request: ControlRequest, reply) => {
    const said = fieldsOf(request)
    const { deed } = request.params
    if (deed === 'arm') {
      const arm = armOf(said)
      if (!arm) return reply.code(400).send({ error: 'no such fault' })
      book.saveArms([...book.arms(), arm])
      return answer(request, reply, {})
    }
    const found = listed().find(({ id, tradeRef }) => id === said.id || tradeRef === said.tradeRef)
    const work = ownValue(deeds, deed)
    if (!found || !work) return reply.code(404).send({ error: 'no such trade or deed' })
    await work(found)
    return answer(request, reply, { trade: till.find(found.id) })
  })
}

const wantsJson = ({ headers }: FastifyRequest) =>
  headers.accept?.includes('application/json') === true

const answer = (request: FastifyRequest, reply: FastifyReply, data: object) =>
  wantsJson(request) ? reply.send(data) : reply.redirect('/sandbox/pay/control', 303)

const fieldsOf = ({ headers, body }: FastifyRequest): Record<string, unknown> =>
  headers['content-type']?.includes('json')
    ? jsonRecord(String(body))
    : formFields(String(body ?? ''))

function armOf({ fault, method, tradeRef }: Record<string, unknown>): Arm | undefined {
  const known = FAULTS.find((name) => name === fault)
  return (
    known && {
      fault: known,
      ...(method ? { method: String(method) } : {}),
      ...(tradeRef ? { tradeRef: String(tradeRef) } : {}),
    }
  )
}
