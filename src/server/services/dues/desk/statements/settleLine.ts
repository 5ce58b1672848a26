import type { CallData } from '#contract/calls.ts'
import { DuesStatus } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { Refusal } from '../../../../messages/refusal.ts'
import words from '../../../../messages/statements.json' with { type: 'json' }
import { isOnline } from '../../../../providers/pay/payProviderRegistry.ts'
import { lockOrder } from '../../../../store/repositories/duesOrders.ts'
import { findPaymentOf } from '../../../../store/repositories/duesPayments.ts'
import {
  lockStatementLine,
  type StatementLineRow,
  saveStatementLine,
} from '../../../../store/repositories/statementLines.ts'
import type { Store, Tx } from '../../../../store/store.ts'
import type { DecidedColumns } from '../../../../store/tables/dues.ts'
import type { Call } from '../../../call.ts'
import type { Configurations } from '../../../configuration/configurations.ts'
import type { OrgConfiguration } from '../../../configuration/orgConfiguration.ts'
import { type OnceFacts, once } from '../../../idempotency/once.ts'
import { decidedBy } from '../../../shared/decidedBy.ts'
import { readOpinion } from '../../../shared/readOpinion.ts'
import { confirmOrder, type Outcome } from '../decideOffline.ts'
import { requireFreshNumber } from '../freshNumber.ts'
import { bookLine, requireOpenLine, settledBy } from './openLine.ts'

type Settle = Call<'statementSettle', OnceFacts, { store: Store; configuration: Configurations }>

/**
 * Staff say that a line is the payment of an order, which it confirms with all rules of a confirmation; or that it needs
 * no payment, and why; or that it does after all. Throws Conflict when the line was dealt with, or the order is not of its sum or not waiting.
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

/** A line that was passed by mistake is open again; a line that was booked stays, its payment has ways back of its own. */
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

/** Confirms the order that a locked line pays, which is settled unless a second person has to confirm it, too. */
export async function confirmLine(
  tx: Tx,
  configuration: OrgConfiguration,
  { line, orderId, decided }: Confirmed,
): Promise<Outcome> {
  const order = await lockOrder(tx, orderId)
  if (order?.status !== DuesStatus.Submitted || isOnline(order.method))
    throw new Refusal(RefusalCode.Conflict, 'orderDecided')
  if (order.fen !== line.fen) throw new Refusal(RefusalCode.Conflict, 'statementSum')
  await requireFreshNumber(tx, line.tradeNo)
  const outcome = await confirmOrder(tx, configuration, order, decided)
  if (outcome === 'checked') return outcome
  const payment = await findPaymentOf(tx, order.method, order.tradeRef)
  if (payment) await bookLine(tx, line, payment.id, decided)
  return outcome
}
