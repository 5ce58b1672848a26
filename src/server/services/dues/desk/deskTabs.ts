import type { Schema } from '#contract/calls.ts'
import { InvoiceState } from '#contract/codes.ts'
import { yuanOf } from '#domain/fees/yuan.ts'
import words from '../../../messages/dues.json' with { type: 'json' }
import type { DeskFilter } from '../../../store/repositories/deskFilter.ts'
import { pageInvoices, pageSubmitted } from '../../../store/repositories/duesDeskOrders.ts'
import { pagePayments, pageReconcile } from '../../../store/repositories/duesDeskPayments.ts'
import { mapPage, type Page } from '../../../store/repositories/page.ts'
import type { Tx } from '../../../store/store.ts'
import type { OrgConfiguration } from '../../configuration/openConfiguration.ts'
import { memberTypeName } from '../../member/memberTypes.ts'
import { withoutNulls } from '../../shared/withoutNulls.ts'
import { methodName } from '../duesWords.ts'

type Row = Schema<'DuesDeskRow'>
export type DuesTab = Schema<'DuesTab'>
type Lister = (tx: Tx, filter: DeskFilter, configuration: OrgConfiguration) => Promise<Page<Row>>

/** Tab of the desk → its rows, in the wire's words. */
export const DESK_TABS: Record<DuesTab, Lister> = {
  async offline(tx, filter, configuration) {
    return mapPage(await pageSubmitted(tx, filter), (row) => submittedRow(row, configuration))
  },
  async reconcile(tx, filter, configuration) {
    return mapPage(await pageReconcile(tx, filter), (row) => reconcileRow(row, configuration))
  },
  async invoice(tx, filter, configuration) {
    return mapPage(await pageInvoices(tx, filter), (row) => invoiceRow(row, configuration))
  },
  async payment(tx, filter, configuration) {
    return mapPage(await pagePayments(tx, filter), (row) => paymentRow(row, configuration))
  },
}

type Submitted = Awaited<ReturnType<typeof pageSubmitted>>['records'][number]
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
})

const submittedRow = (row: Submitted, configuration: OrgConfiguration): Row => ({
  ...common('offline', row, configuration),
  orderId: row.id,
  remark: row.remark,
  enclosure: row.enclosure,
  statusName: words.status.submitted,
  isOpen: true,
})

const paymentRow = (row: Payment, configuration: OrgConfiguration): Row => ({
  ...paid('payment', row, configuration),
  id: row.id,
  createAt: row.createdAt.toISOString(),
  statusName: paymentState(row),
})

function reconcileRow(row: Reconcile, configuration: OrgConfiguration): Row {
  const { reason, remedy, note } = row
  return {
    ...paid('reconcile', row, configuration),
    isOpen: remedy === null,
    ...(reason ? { reason: words.reason[reason], advice: words.advice[reason] } : {}),
    ...(remedy ? { remedy: words.remedy[remedy] } : {}),
    ...(note ? { note } : {}),
  }
}

function invoiceRow(row: Invoice, configuration: OrgConfiguration): Row {
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
    ...(opinion ? { note: opinion } : {}),
    ...(file ? { file } : {}),
  }
}

/** Money either paid years, or is kept, or has been dealt with by staff. */
function paymentState({ reason, remedy }: Payment): string {
  if (!reason) return words.remedy.credit
  return remedy ? words.remedy[remedy] : words.waiting
}
