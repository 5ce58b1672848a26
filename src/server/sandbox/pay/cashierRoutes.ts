import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Cashier } from '#server/providers/pay/emulation/cashier.ts'
import { faultPage } from '#server/providers/pay/emulation/faultPage.ts'
import type { PayWire } from '#server/providers/pay/emulation/payWire.ts'
import type { SandboxTrade } from '#server/providers/pay/emulation/trade.ts'
import { cashierOf } from '#server/providers/pay/emulation/trade.ts'
import type { TradeStore } from '#server/providers/pay/emulation/tradeStore.ts'
import { formFields } from '#server/providers/pay/wireFields.ts'
import type { Notifier } from './notifier.ts'
import { cashierPage } from './pages/cashierPage.ts'

/** Dependencies of the emulator's pages. */
export interface Desk {
  tradeStore: TradeStore
  cashier: Cashier
  notifier: Notifier
  wireOf: (trade: SandboxTrade) => PayWire
}

type CashierRequest = FastifyRequest<{
  Params: { id: string }
  Querystring: { failed?: string; redirect_url?: string }
}>

/** The payer's pages: one page for each trade, and the actions on it. */
export function cashierRoutes(
  app: FastifyInstance,
  { cashier, tradeStore, notifier, wireOf }: Desk,
): void {
  app.get('/cashier/:id', (request: CashierRequest, reply) => {
    const trade = cashier.find(request.params.id)
    if (!trade) return reply.code(404).type(HTML).send(faultPage('没有这笔交易'))
    const { failed, redirect_url } = request.query
    const returning = redirect_url ? withReturnUrl(trade, redirect_url, request.host) : trade
    return reply.type(HTML).send(cashierPage(returning, failed !== undefined))
  })

  /** Stores an h5 payer's return address, which only the request contains; it must be on this server. */
  const withReturnUrl = (trade: SandboxTrade, address: string, host: string): SandboxTrade =>
    URL.canParse(address) && new URL(address).host === host && trade.returnUrl === ''
      ? tradeStore.save({ ...trade, returnUrl: address })
      : trade

  app.post('/cashier/:id', async (request: CashierRequest, reply) => {
    const trade = cashier.find(request.params.id)
    if (!trade) return reply.code(404).type(HTML).send(faultPage('没有这笔交易'))
    const { deed } = formFields(String(request.body))
    if (deed === 'fail') return reply.redirect(`${cashierOf(trade)}?failed=1`, 303)
    if (deed === 'leave') return goBack(reply, trade, {})
    const paid = cashier.pay(trade)
    if (paid.state !== 'paid') return reply.redirect(cashierOf(trade), 303)
    // With the fault `early` the notification arrives before the payer returns; otherwise the payer does not wait for
    // it.
    if (paid.fault === 'early') await notifier.notify(paid)
    notifier.plan()
    return goBack(reply, paid, wireOf(paid).returnFields?.(paid) ?? {})
  })
}

const HTML = 'text/html; charset=utf-8'

function goBack(reply: FastifyReply, trade: SandboxTrade, brought: Record<string, string>) {
  if (trade.returnUrl === '') return reply.redirect(cashierOf(trade), 303)
  const back = new URL(trade.returnUrl)
  for (const [name, value] of Object.entries(brought)) back.searchParams.set(name, value)
  return reply.redirect(back.href, 303)
}
