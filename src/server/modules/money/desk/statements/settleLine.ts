import type { CallData } from '#contract/calls.ts'
import { DuesStatus } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import type { Call } from '#server/base/call.ts'
import { type OnceFacts, once } from '#server/base/idempotency/once.ts'
import { decidedBy } from '#server/base/shared/decidedBy.ts'
import { readOpinion } from '#server/base/shared/readOpinion.ts'
import { Refusal } from '#server/messages/refusal.ts'
import words from '#server/messages/statements.json' with { type: 'json' }
import type { Configurations } from '#server/modules/configuration/documents/configurations.ts'
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { isOnline } from '#server/providers/pay/payProviderRegistry.ts'
import type { Store, Tx } from '#server/store/store.ts'
import type { DecidedColumns } from '#server/store/tables/dues.ts'
import { lockOrder } from '../../repositories/duesOrders.ts'
import { findPaymentOf } from '../../repositories/duesPayments.ts'
import {
  lockStatementLine,
  type StatementLineRow,
  saveStatementLine,
} from '../../repositories/statementLines.ts'
import { confirmOrder, type Outcome } from '../decideOffline.ts'
import { requireFreshNumber } from '../freshNumber.ts'
import { bookLine, requireOpenLine, settledBy } from './openLine.ts'

type Settle = Call<'statementSettle', OnceFacts, { store: Store; configuration: Configurations }>

/**
 * Settles an open line as the payment of an order, which is confirmed by all rules of `confirmLine`, or as one that
 * needs no payment, with a reason; or reopens the latter. Throws NotFound for an unknown line; Conflict when it was
 * settled, or the order has another sum or is not submitted; BadRequest without a reason, or for an order that was not
 * suggested.
 */
export async function settleLine(request: Settle): Promise<CallData<'statementSettle'>> {
  const { input, org, subject, parts } = request
  const configuration = await parts.configuration.of(org.orgId)
  const note = readOpinion(input.note, input.decision === 'pass')
  return once(request, 'statementSettle', {
    work: async (tx) => {
      if (input.decision === 'reopen') return reopen(tx, request)
      const line = await requireOpenLine(tx, input.id, input.line)
      const decided = decidedBy(tx, subject, note)
      if (input.decision === 'pass') {
        await saveStatementLine(tx, line, { settled: 'passed', note, ...settledBy(decided) })
        return { message: words.settled.passed }
      }
      const orderId = line.guesses.find(({ found }) => found.id === input.orderId)?.found.id
      if (!orderId) throw new Refusal(RefusalCode.BadRequest, 'statementOrder')
      const outcome = await confirmLine(tx, configuration, { line, orderId, decided })
      return { message: words.confirmed[outcome] }
    },
  })
}

/**
 * Reopens a line that was settled without a payment. Throws Conflict for any other: a booked line is corrected by
 * reversing its payment.
 */
async function reopen(tx: Tx, { input }: Settle): Promise<CallData<'statementSettle'>> {
  const line = await lockStatementLine(tx, { statementId: input.id, line: input.line })
  if (!line) throw new Refusal(RefusalCode.NotFound, 'noSuchRecord')
  if (line.settled !== 'passed') throw new Refusal(RefusalCode.Conflict, 'statementNotPassed')
  await saveStatementLine(tx, line, { settled: null, note: '', ...NOBODY })
  return { message: words.reopened }
}

const NOBODY = { settledBy: null, settledByName: null, settledAt: null }

interface Confirmed {
  line: StatementLineRow
  orderId: string
  decided: DecidedColumns
}

/**
 * Confirms the order that a locked line pays, and settles the line unless a second person has to confirm the order,
 * too. Throws Conflict when the order is not submitted, has another sum, or the line's number is already paid.
 */
export async function confirmLine(
  tx: Tx,
  configuration: OrgConfiguration,
  { line, orderId, decided }: Confirmed,
): Promise<Outcome> {
  await requireFreshNumber(tx, line.tradeNo)
  const order = await lockOrder(tx, orderId)
  if (order?.status !== DuesStatus.Submitted || isOnline(order.method))
    throw new Refusal(RefusalCode.Conflict, 'orderDecided')
  if (order.fen !== line.fen) throw new Refusal(RefusalCode.Conflict, 'statementSum')
  const outcome = await confirmOrder(tx, configuration, order, decided)
  if (outcome === 'checked') return outcome
  const payment = await findPaymentOf(tx, order.method, order.tradeRef)
  if (payment) await bookLine(tx, line, payment.id, decided)
  return outcome
}
