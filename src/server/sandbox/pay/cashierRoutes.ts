import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { formFields } from '../../providers/pay/wireFields.ts'
import { faultPage } from './faultPage.ts'
import type { Notifier } from './notifier.ts'
import { cashierPage } from './pages/cashierPage.ts'
import type { PayWire } from './payWire.ts'
import type { Till } from './till.ts'
import type { SandboxTrade } from './trade.ts'
import { cashierOf } from './trade.ts'
import type { TradeBook } from './tradeBook.ts'

/** What the pages of the stand-in work with. */
export interface Desk {
  book: TradeBook
  till: Till
  notifier: Notifier
  wireOf: (trade: SandboxTrade) => PayWire
}

type CashierRequest = FastifyRequest<{
  Params: { id: string }
  Querystring: { failed?: string; redirect_url?: string }
}>

/** The payer’s side: a page for each trade, and the deeds on it. */
export function cashierRoutes(app: FastifyInstance, { till, book, notifier, wireOf }: Desk): void {
  app.get('/cashier/:id', (request: CashierRequest, reply) => {
    const trade = till.find(request.params.id)
    if (!trade) return reply.code(404).type(HTML).send(faultPage('没有这笔交易'))
    const { failed, redirect_url } = request.query
    const known = redirect_url ? comesBack(trade, redirect_url, request.host) : trade
    return reply.type(HTML).send(cashierPage(known, failed !== undefined))
  })

  /** An h5 payer’s way back is known only from the address he came with; it must be on this server. */
  const comesBack = (trade: SandboxTrade, address: string, host: string): SandboxTrade =>
    URL.canParse(address) && new URL(address).host === host && trade.returnUrl === ''
      ? book.save({ ...trade, returnUrl: address })
      : trade

  app.post('/cashier/:id', async (request: CashierRequest, reply) => {
    const trade = till.find(request.params.id)
    if (!trade) return reply.code(404).type(HTML).send(faultPage('没有这笔交易'))
    const { deed } = formFields(String(request.body))
    if (deed === 'fail') return reply.redirect(`${cashierOf(trade)}?failed=1`, 303)
    if (deed === 'leave') return goBack(reply, trade, {})
    const paid = till.pay(trade)
    if (paid.state !== 'paid') return reply.redirect(cashierOf(trade), 303)
    // An early notification is there before the payer is back; the usual one does not wait for him.
    if (paid.fault === 'early') await notifier.tell(paid)
    notifier.plan()
    return goBack(reply, paid, wireOf(paid).broughtBack?.(paid) ?? {})
  })
}

const HTML = 'text/html; charset=utf-8'

function goBack(reply: FastifyReply, trade: SandboxTrade, brought: Record<string, string>) {
  if (trade.returnUrl === '') return reply.redirect(cashierOf(trade), 303)
  const back = new URL(trade.returnUrl)
  for (const [name, value] of Object.entries(brought)) back.searchParams.set(name, value)
  return reply.redirect(back.href, 303)
}
