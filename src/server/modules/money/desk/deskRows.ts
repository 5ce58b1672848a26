import type { Schema } from '#contract/calls.ts'
import { InvoiceState, RefundState } from '#contract/codes.ts'
import { yearsOf } from '#domain/money/fees/feeSpan.ts'
import { isPaid } from '#domain/money/fees/paidYears.ts'
import { yuanOf } from '#domain/money/fees/yuan.ts'
import { isDoubtfulCreditCode } from '#domain/money/invoice/creditCode.ts'
import { withoutNulls } from '#server/base/shared/withoutNulls.ts'
import words from '#server/messages/dues.json' with { type: 'json' }
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { memberTypeName } from '#server/modules/configuration/society/memberTypes.ts'
import { sendableKinds } from '#server/providers/invoice/invoiceProviderRegistry.ts'
import { isOnline } from '#server/providers/pay/payProviderRegistry.ts'
import type { Listed } from '#server/store/queries/listed.ts'
import { partName, planRow } from '../instalments/planRow.ts'
import { awaitedState, isSending, sendingStateOf } from '../invoices/sendingStates.ts'
import { yearsText } from '../invoices/yearsText.ts'
import { methodName } from '../payMethods.ts'
import type { listInvoices, listReturned, listSubmitted } from '../repositories/duesDeskOrders.ts'
import type { listPayments, listReconcile } from '../repositories/duesDeskPayments.ts'
import type { listRefunds } from '../repositories/duesDeskRefunds.ts'
import { isProposed } from './handled.ts'
import { awaitedCheck } from './twoPersons.ts'

type Row = Schema<'DuesDeskRow'>
type DuesTab = Schema<'DuesTab'>
type RowOf<List extends (...given: never[]) => Listed<unknown>> =
  ReturnType<List> extends Listed<infer Found> ? Found : never
type Submitted = RowOf<typeof listSubmitted>
type Returned = RowOf<typeof listReturned>
type Reconcile = RowOf<typeof listReconcile>
type Invoice = RowOf<typeof listInvoices>
type Payment = RowOf<typeof listPayments>
type Refund = RowOf<typeof listRefunds>

/** Columns all tabs share; payments without a known member have no member fields. */
type Common = Pick<Submitted, 'fen' | 'method' | 'createdAt' | 'orgName' | 'memberNum'> & {
  id: string
  realName: string | null
  memberType: string | null
  year: number | null
}

const common = (tab: DuesTab, row: Common, configuration: OrgConfiguration): Row => ({
  id: row.id,
  tab,
  realName: row.realName ?? '',
  totalAmount: yuanOf(row.fen),
  method: row.method,
  methodName: methodName(row.method),
  createAt: row.createdAt.toISOString(),
  ...withoutNulls({ orgName: row.orgName, memberNum: row.memberNum }),
  ...(row.memberType ? { memberTypeName: memberTypeName(configuration, row.memberType) } : {}),
  ...(row.year ? { year: String(row.year) } : {}),
})

type Money = Omit<Payment, 'id' | 'createdAt'> & { id: string | null; createdAt: Date | null }

const paid = (tab: DuesTab, row: Money, configuration: OrgConfiguration): Row => ({
  ...common(
    tab,
    { ...row, id: row.id ?? '', createdAt: row.createdAt ?? row.paidAt },
    configuration,
  ),
  paymentId: row.paymentId,
  tradeNo: row.tradeNo,
  payAt: row.paidAt.toISOString(),
  isOnline: isOnline(row.method),
  ...withoutNulls({ orderId: row.orderId, receiptNum: row.receiptNum }),
  ...handled(row),
})

/**
 * Row of an offline order waiting for staff; `isPaidYear` warns before confirmation that one of its years is already
 * paid.
 */
export function submittedRow(row: Submitted, configuration: OrgConfiguration, today: string): Row {
  const { endAt, paidYears, spans, plan, part } = row
  const standing = { joined: 0, endAt, paid: new Set(paidYears ?? []) }
  const check = awaitedCheck(row, configuration)
  return {
    ...common('offline', row, configuration),
    ...transfer(row),
    ...withoutNulls({ endAt }),
    ...checked(row),
    ...(check && { check }),
    isPaidYear: yearsOf(spans).some(({ year }) => isPaid(standing, year)),
    statusName: check ? words.check[check] : words.status.submitted,
    ...(plan && part !== null
      ? { plan: planRow(plan, today), partName: partName(part, plan) }
      : {}),
    isOpen: true,
  }
}

/** An offline order that staff sent back. */
export const returnedRow = (row: Returned, configuration: OrgConfiguration): Row => ({
  ...common('returned', row, configuration),
  ...transfer(row),
  ...decided(row),
  statusName: words.returned,
  isOpen: false,
})

const transfer = ({ id, remark, enclosure }: Submitted | Returned) => ({
  orderId: id,
  remark,
  enclosure,
})

interface Decided {
  decidedByName: string | null
  decidedAt: Date | null
  decidedOpinion?: string | null
}

/** Staff member, time and opinion of a decision; empty while undecided. */
const decided = ({ decidedByName, decidedAt, decidedOpinion }: Decided) => ({
  ...withoutNulls({ handledBy: decidedByName }),
  ...(decidedAt ? { handledAt: decidedAt.toISOString() } : {}),
  ...(decidedOpinion ? { opinion: decidedOpinion } : {}),
})

/** The first of two confirmations. */
const checked = ({ checkedByName, checkedAt, checkedOpinion }: Submitted) =>
  decided({
    decidedByName: checkedByName,
    decidedAt: checkedAt,
    decidedOpinion: checkedOpinion,
  })

/** The staff member who handled the kept payment or, if unhandled, the one who confirmed the order. */
const handled = (row: Pick<Payment, 'handledBy' | 'handledAt'> & Decided) =>
  decided(row.handledAt ? { ...row, decidedByName: row.handledBy, decidedAt: row.handledAt } : row)

/** Row of a payment with its outcome. */
export const paymentRow = (row: Payment, configuration: OrgConfiguration): Row => ({
  ...paid('payment', row, configuration),
  id: row.id,
  createAt: row.createdAt.toISOString(),
  statusName: paymentState(row),
})

/** Row of a payment kept for staff: the reason, the advised remedy and the one applied. */
export function reconcileRow(row: Reconcile, configuration: OrgConfiguration): Row {
  const { reason, remedy, note, creditName } = row
  return {
    ...paid('reconcile', row, configuration),
    isOpen: remedy === null,
    ...(reason ? { reason: words.reason[reason], advice: words.advice[reason] } : {}),
    ...(isProposed(row) ? { advice: words.reverseProposed } : {}),
    ...(remedy ? { remedy: words.remedy[remedy] } : {}),
    ...(creditName ? { creditName } : {}),
    ...(note ? { note } : {}),
  }
}

/** Row of an invoice request with its form and outcome. */
export function invoiceRow(row: Invoice, configuration: OrgConfiguration, now: Date): Row {
  const { state, kind, info, num, enclosure, opinion, orderId, paidAt } = row
  const years = row.years ?? []
  const [file] = enclosure
  return {
    ...common('invoice', row, configuration),
    orderId,
    kind,
    kindName: words.invoiceKind[kind],
    statusName: words.invoiceState[state],
    isOpen: sendingStateOf(awaitedState(row, now)) !== undefined,
    ...(isRed(state) ? { isRed: true, reason: row.redReason ?? '' } : {}),
    ...sendingOf(row, configuration),
    ...(years.length > 1 ? { years: yearsText(years) } : {}),
    ...(state === InvoiceState.Issued ? { isRedable: true } : {}),
    ...(isDoubtfulCreditCode(info.num ?? '') ? { advice: words.doubtfulCreditCode } : {}),
    invoiceInfo: info as unknown as Schema<'InvoiceInfo'>,
    ...(paidAt ? { payAt: paidAt.toISOString() } : {}),
    ...withoutNulls({ num, redNum: row.redNum }),
    ...decided({ decidedByName: row.decidedByName, decidedAt: row.decidedAt }),
    ...(opinion ? { note: opinion } : {}),
    ...(file ? { file } : {}),
  }
}

const isRed = (state: InvoiceState) =>
  state === InvoiceState.ToRed || state === InvoiceState.RedIssuing

/** State of an invoice at the society's provider: sendable, being issued, or refused with a message. */
function sendingOf({ state, kind, sendMessage }: Invoice, configuration: OrgConfiguration) {
  const kinds = sendableKinds(configuration.get('invoiceProvider.json'))
  return {
    ...(sendingStateOf(state) && kinds.includes(kind) ? { isSendable: true } : {}),
    ...(isSending(state) ? { isSending: true } : {}),
    ...(sendMessage ? { sendMessage } : {}),
  }
}

/** Row of a refund: way, state, requester and approver. */
export const refundRow = (row: Refund, configuration: OrgConfiguration): Row => ({
  ...common('refund', { ...row, year: null, createdAt: row.askedAt }, configuration),
  paymentId: row.paymentId,
  tradeNo: row.tradeNo,
  payAt: row.paidAt.toISOString(),
  kindName: words.refundWay[row.way],
  isOnline: isOnline(row.method),
  refundState: row.state,
  statusName: words.refundState[row.state],
  isOpen: OPEN_REFUNDS.has(row.state),
  reason: row.reason,
  ...withoutNulls({ refundNo: row.refundNo, handledBy: row.askedByName }),
  ...(row.refundedAt ? { handledAt: row.refundedAt.toISOString() } : {}),
  ...(row.decidedByName ? { remark: row.decidedByName } : {}),
  ...(row.message || row.decidedOpinion
    ? { opinion: row.message || row.decidedOpinion || '' }
    : {}),
  ...(row.state === RefundState.Seen ? { advice: words.refundAdvice.seen } : {}),
})

/** States of refunds that still wait for staff or the provider. */
const OPEN_REFUNDS: ReadonlySet<RefundState> = new Set([
  RefundState.Asked,
  RefundState.Pending,
  RefundState.Seen,
])

/** Describes the use of a payment: applied to years, held as a part, kept for staff, or handled by them. */
function paymentState({ reason, remedy, creditName, isHeld }: Payment): string {
  if (isHeld) return words.plan.held
  if (!reason) return words.remedy.credit
  if (remedy) return words.remedy[remedy]
  return creditName ? words.named : words.waiting
}
