import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ownValue } from '#contract/record.ts'
import { refundedFen } from '#server/providers/pay/emulation/refunds.ts'
import {
  type ArmedFault,
  FAULTS,
  type SandboxTrade,
} from '#server/providers/pay/emulation/trade.ts'
import { formFields, jsonRecord } from '#server/providers/pay/wireFields.ts'
import type { Desk } from './cashierRoutes.ts'
import { controlPage } from './pages/controlPage.ts'

type ControlRequest = FastifyRequest<{
  Params: { action: string }
  Querystring: { tradeRef?: string }
}>

const SHOWN = 100

/**
 * The control page, and the same as JSON for tests. `arm` sets a fault for the next notification or refund, `pay` pays
 * and waits for the first notification, `deliver` sends a pending notification at once, `close` closes the trade at the
 * provider. `refund` refunds the rest of a trade at the provider's own desk, `finishRefunds` completes pending refunds,
 * `notifyRefund` sends the notifications of the completed refunds at each call.
 */
export function controlRoutes(app: FastifyInstance, desk: Desk): void {
  const { tradeStore, cashier, notifier } = desk
  const listed = (tradeRef?: string) =>
    cashier
      .all()
      .filter((trade) => !tradeRef || trade.tradeRef === tradeRef)
      .slice(0, SHOWN)

  const notifyRefunds = async (id: string) => {
    const trade = cashier.find(id)
    if (trade) await notifier.notifyRefunds(trade)
  }

  const actions: Readonly<Record<string, (trade: SandboxTrade) => Promise<void>>> = {
    async pay(trade) {
      const paid = cashier.pay(trade)
      if (paid.sent === 0 && paid.nextAt !== null && paid.fault !== 'late')
        await notifier.notify(paid)
      notifier.plan()
    },
    async deliver(trade) {
      if (trade.state === 'paid') await notifier.notify(trade)
    },
    async close(trade) {
      cashier.close(trade)
    },
    async refund(trade) {
      const ref = `DESK${randomBytes(8).toString('hex')}`
      cashier.refund(trade, { ref, fen: trade.paidFen - refundedFen(trade) })
      await notifyRefunds(trade.id)
    },
    async finishRefunds(trade) {
      cashier.finishRefunds(trade)
    },
    async notifyRefund(trade) {
      await notifyRefunds(trade.id)
    },
  }

  app.get('/control', (request: ControlRequest, reply) => {
    const trades = listed(request.query.tradeRef)
    return wantsJson(request)
      ? reply.send({ trades, arms: tradeStore.arms() })
      : reply.type('text/html; charset=utf-8').send(controlPage(trades, tradeStore.arms()))
  })

  app.post('/control/:action', async (request: ControlRequest, reply) => {
    const fields = fieldsOf(request)
    const { action } = request.params
    if (action === 'arm') {
      const arm = armOf(fields)
      if (!arm) return reply.code(400).send({ error: 'no such fault' })
      tradeStore.saveArms([...tradeStore.arms(), arm])
      return answer(request, reply, {})
    }
    const found = listed().find(
      ({ id, tradeRef }) => id === fields.id || tradeRef === fields.tradeRef,
    )
    const work = ownValue(actions, action)
    if (!found || !work) return reply.code(404).send({ error: 'no such trade or action' })
    await work(found)
    return answer(request, reply, { trade: cashier.find(found.id) })
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

function armOf({ fault, method, tradeRef }: Record<string, unknown>): ArmedFault | undefined {
  const armed = FAULTS.find((name) => name === fault)
  return (
    armed && {
      fault: armed,
      ...(method ? { method: String(method) } : {}),
      ...(tradeRef ? { tradeRef: String(tradeRef) } : {}),
    }
  )
}
