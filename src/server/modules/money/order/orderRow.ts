import type { Schema } from '#contract/calls.ts'
import { DuesStatus, InvoiceState } from '#contract/codes.ts'
import { yuanOf } from '#domain/money/fees/yuan.ts'
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { memberTypeName } from '#server/modules/configuration/society/memberTypes.ts'
import { statusName } from '../duesWords.ts'
import { isLastHeld, partName, planRow } from '../instalments/planRow.ts'
import type { InvoiceRow } from '../invoices/invoicesOf.ts'
import { feeLines } from '../notice/feeLines.ts'
import { methodName } from '../payMethods.ts'
import type { OrderRow } from '../repositories/duesOrderQueries.ts'
import type { PlanFacts } from '../repositories/planFacts.ts'
import type { OrderMoney } from './orderMoney.ts'

/** Additional data of an order; undefined where it has none. */
interface OrderAdditions {
  invoice: InvoiceRow | undefined
  money: OrderMoney
  questions: Schema<'DuesQuestion'>[] | undefined
  /** Instalment plan of an order that pays a part, as of `today`. */
  plan: { facts: PlanFacts; today: string } | undefined
}

/** The order in wire format; payment data is included only while it can be paid. */
export function orderRow(
  row: OrderRow,
  configuration: OrgConfiguration,
  { invoice, money, questions, plan }: OrderAdditions,
): Schema<'DuesOrder'> {
  const { id, noticeId, memberId, realName, method, status, opinion } = row
  const [receiptNum, ...moreReceipts] = row.receiptNums ?? []
  return {
    id,
    noticeId,
    memberId,
    ...(realName ? { realName } : {}),
    memberTypeName: memberTypeName(configuration, row.memberType),
    year: String(row.year),
    totalAmount: yuanOf(row.fen),
    feeDetail: feeLines(row.spans),
    method,
    methodName: methodName(method),
    status,
    statusName: statusName(status),
    ...(status === DuesStatus.Open ? waiting(row) : {}),
    createAt: row.createdAt.toISOString(),
    ...(row.paidAt ? { payAt: row.paidAt.toISOString() } : {}),
    ...(opinion ? { opinion } : {}),
    ...(receiptNum ? { receiptNum } : {}),
    ...(moreReceipts.length > 0 ? { moreReceipts } : {}),
    ...(row.voidNums ? { voidReceipts: row.voidNums } : {}),
    ...money,
    ...(invoice ? { invoice } : {}),
    ...(questions ? { questions } : {}),
    ...(plan && row.part !== null ? planned(row, row.part, plan) : {}),
    ...(status === DuesStatus.Paid && !isCovered(invoice) ? { isInvoiceable: true } : {}),
  }
}

const planned = (
  { status }: OrderRow,
  nth: number,
  { facts, today }: NonNullable<OrderAdditions['plan']>,
) => ({
  plan: planRow(facts, today),
  partName: partName(nth, facts),
  ...(status === DuesStatus.Held && isLastHeld(nth, facts) ? { isNextDue: true } : {}),
})

const isCovered = (invoice: InvoiceRow | undefined): boolean =>
  invoice !== undefined &&
  invoice.state !== InvoiceState.Returned &&
  invoice.state !== InvoiceState.Red

const waiting = ({ deadline, result }: OrderRow) => ({
  ...(deadline ? { deadline: deadline.toISOString() } : {}),
  ...(result === null ? {} : { result }),
})
