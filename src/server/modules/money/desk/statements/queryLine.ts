import type { CallData } from '#contract/calls.ts'
import type { OnlineMethod } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { yuanOf } from '#domain/money/fees/yuan.ts'
import { fill } from '#domain/text/fill.ts'
import type { Call } from '#server/base/call.ts'
import { Refusal } from '#server/messages/refusal.ts'
import words from '#server/messages/statements.json' with { type: 'json' }
import { isOnline } from '#server/providers/pay/payProviderRegistry.ts'
import { type DuesParts, providerOf } from '../../duesParts.ts'
import { lockOrderOf } from '../../repositories/duesOrders.ts'
import { findPaymentOfTrade } from '../../repositories/duesPayments.ts'
import {
  isOpenLine,
  lockStatementLine,
  type StatementLineRow,
} from '../../repositories/statementLines.ts'
import { settleNotified } from '../../settlement/settle.ts'
import { answered, refundedAt } from '../refunds/queryRefunds.ts'
import { bookRefund } from './bookRefund.ts'
import { requireStatement } from './readStatements.ts'
import { rematch } from './rematch.ts'
import type { StatementReader } from './thread/statementReader.ts'

type Query = Call<'statementQuery', 'org', DuesParts & { statements: StatementReader }>

/**
 * Queries the provider of a bill about an open line and books the answer: a payment whose notification is missing, or a
 * refund made at the provider. The bill alone books nothing; only where the provider confirms a refund without its
 * amount is the bill's sum used. Throws NotFound for an unknown line or another society's, Conflict for a bank's line,
 * Unavailable when the provider does not answer.
 */
export async function queryLine({
  input,
  org: { orgId },
  parts,
}: Query): Promise<CallData<'statementQuery'>> {
  await rematch(parts, orgId, input.id)
  const { method, line } = await lineOf(parts, orgId, input)
  if (!isOpenLine(line)) return { message: words.queried.matched }
  const asked = { parts, orgId, method, line }
  const message = line.kind === 'refund' ? await askRefund(asked) : await askPayment(asked)
  await rematch(parts, orgId, input.id)
  return { message }
}

interface Asked {
  parts: DuesParts
  orgId: string
  method: OnlineMethod
  line: StatementLineRow
}

const lineOf = ({ store }: DuesParts, orgId: string, { id, line }: Query['input']) =>
  store.tx(orgId, async (tx) => {
    const { source } = await requireStatement(tx, id)
    const found = await lockStatementLine(tx, { statementId: id, line })
    if (!found) throw new Refusal(RefusalCode.NotFound, 'noSuchRecord')
    if (source === 'bank' || !isOnline(source))
      throw new Refusal(RefusalCode.Conflict, 'refundNoProvider')
    return { method: source, line: found }
  })

async function askPayment({ parts, orgId, method, line }: Asked): Promise<string> {
  const order = await parts.store.tx(orgId, (tx) => lockOrderOf(tx, method, line.tradeRef))
  if (!order) return words.queried.noOrder
  const seen = await answered(async () => {
    const provider = await providerOf(parts, orgId, method)
    return provider.query(order.tradeRef, order.createdAt)
  })
  if (seen.state !== 'paid') return words.queried.unpaid
  await settleNotified(parts, orgId, method, seen.trade)
  return words.queried.paid
}

async function askRefund({ parts, orgId, method, line }: Asked): Promise<string> {
  const payment = await parts.store.tx(orgId, (tx) => findPaymentOfTrade(tx, method, line))
  if (!payment) return words.queried.noPayment
  const { isRefunded, fen } = await answered(() => refundedAt(parts, orgId, payment))
  if (!isRefunded) return words.queried.notRefunded
  const seen = await parts.store.tx(orgId, (tx) => bookRefund(tx, line, payment.id, fen))
  return seen ? fill(words.queried.refunded, { amount: yuanOf(seen.fen) }) : words.queried.matched
}
