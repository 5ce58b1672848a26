import type { Schema } from '#contract/calls.ts'
import { InvoiceState } from '#contract/codes.ts'
import { yearsOf } from '#domain/fees/feeSpan.ts'
import { isPaid } from '#domain/fees/standing.ts'
import { yuanOf } from '#domain/fees/yuan.ts'
import words from '../../../messages/dues.json' with { type: 'json' }
import type {
  pageInvoices,
  pageReturned,
  pageSubmitted,
} from '../../../store/repositories/duesDeskOrders.ts'
import type { pagePayments, pageReconcile } from '../../../store/repositories/duesDeskPayments.ts'
import type { OrgConfiguration } from '../../configuration/openConfiguration.ts'
import { memberTypeName } from '../../member/memberTypes.ts'
import { withoutNulls } from '../../shared/withoutNulls.ts'
import { methodName } from '../duesWords.ts'

type Row = Schema<'DuesDeskRow'>
type DuesTab = Schema<'DuesTab'>
type Submitted = Awaited<ReturnType<typeof pageSubmitted>>['records'][number]
type Returned = Awaited<ReturnType<typeof pageReturned>>['records'][number]
type Reconcile = Awaited<ReturnType<typeof pageReconcile>>['records'][number]
type Invoice = Awaited<ReturnType<typeof pageInvoices>>['records'][number]
type Payment = Awaited<ReturnType<typeof pagePayments>>['records'][number]

/** What a row has whatever it is about; money of nobody in particular has no member. */
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
  tradeNo: row.tradeNo,
  payAt: row.paidAt.toISOString(),
  ...withoutNulls({ orderId: row.orderId, receiptNum: row.receiptNum }),
  ...handled(row),
})

/** An offline order that waits for staff; whether one of its years is paid already is said before they confirm. */
export function submittedRow(row: Submitted, configuration: OrgConfiguration): Row {
  const { endAt, paidYears, spans } = row
  const standing = { joined: 0, endAt, paid: new Set(paidYears ?? []) }
  return {
    ...common('offline', row, configuration),
    ...transfer(row),
    ...withoutNulls({ endAt }),
    isPaidYear: yearsOf(spans).some(({ year }) => isPaid(standing, year)),
    statusName: words.status.submitted,
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

/** Who of the staff decided, when and with what opinion; nothing where nobody did. */
const decided = ({ decidedByName, decidedAt, decidedOpinion }: Decided) => ({
  ...withoutNulls({ handledBy: decidedByName }),
  ...(decidedAt ? { handledAt: decidedAt.toISOString() } : {}),
  ...(decidedOpinion ? { opinion: decidedOpinion } : {}),
})

/** Who dealt with kept money counts, else who confirmed that it came. */
const handled = (row: Pick<Payment, 'handledBy' | 'handledAt'> & Decided) =>
  decided(row.handledAt ? { ...row, decidedByName: row.handledBy, decidedAt: row.handledAt } : row)

/** Money that came, and what became of it. */
export const paymentRow = (row: Payment, configuration: OrgConfiguration): Row => ({
  ...paid('payment', row, configuration),
  id: row.id,
  createAt: row.createdAt.toISOString(),
  statusName: paymentState(row),
})

/** Money kept for staff: why, what is to be done, what was. */
export function reconcileRow(row: Reconcile, configuration: OrgConfiguration): Row {
  const { reason, remedy, note } = row
  return {
    ...paid('reconcile', row, configuration),
    isOpen: remedy === null,
    ...(reason ? { reason: words.reason[reason], advice: words.advice[reason] } : {}),
    ...(remedy ? { remedy: words.remedy[remedy] } : {}),
    ...(note ? { note } : {}),
  }
}

/** A request for an invoice with its form and what became of it. */
export function invoiceRow(row: Invoice, configuration: OrgConfiguration): Row {
  const { state, kind, info, num, enclosure, opinion, orderId, paidAt } = row
  const [file] = enclosure
  return {
    ...common('invoice', row, configuration),
    orderId,
    kind,
    kindName: words.invoiceKind[kind],
    statusName: words.invoiceState[state],
    isOpen: state === InvoiceState.Requested,
    invoiceInfo: info as unknown as Schema<'InvoiceInfo'>,
    ...(paidAt ? { payAt: paidAt.toISOString() } : {}),
    ...withoutNulls({ num }),
    ...decided({ decidedByName: row.decidedByName, decidedAt: row.decidedAt }),
    ...(opinion ? { note: opinion } : {}),
    ...(file ? { file } : {}),
  }
}

/** Money either paid years, or is kept, or has been dealt with by staff. */
function paymentState({ reason, remedy }: Payment): string {
  if (!reason) return words.remedy.credit
  return remedy ? words.remedy[remedy] : words.waiting
}
