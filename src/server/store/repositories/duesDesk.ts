import { DuesStatus, InvoiceState } from '#contract/codes.ts'
import type { Tx } from '../store.ts'
import { containing, offsetOf, type Page, type PageRequest } from './page.ts'

/** A list of the desk: one page of it and how many there are, what waits for somebody first. */
export interface DeskFilter extends PageRequest {
  /** Contained in a name, or exactly a member number, mobile, receipt, trade or order number. */
  keyword?: string | undefined
}

const MEMBER = [
  'memberApplication.realName',
  'memberApplication.orgName',
  'memberApplication.memberNum',
  'memberApplication.memberType',
] as const

const PAYMENT = [
  'duesPayment.orderId',
  'duesPayment.fen',
  'duesPayment.method',
  'duesPayment.tradeNo',
  'duesPayment.paidAt',
  'duesNotice.year',
  'duesReceipt.num as receiptNum',
  'duesReconcile.reason',
  'duesReconcile.remedy',
  'duesReconcile.note',
] as const

/** Offline orders that wait for staff, the oldest first. */
export async function pageSubmitted(tx: Tx, filter: DeskFilter) {
  const query = orders(tx, filter).where('duesOrder.status', '=', DuesStatus.Submitted)
  const records = await query
    .select([...MEMBER, 'duesOrder.id', 'duesOrder.fen', 'duesOrder.method', 'duesOrder.remark'])
    .select(['duesOrder.enclosure', 'duesOrder.createdAt', 'duesNotice.year'])
    .orderBy('duesOrder.createdAt')
    .orderBy('duesOrder.id')
    .limit(filter.size)
    .offset(offsetOf(filter))
    .execute()
  return page(records, await query.select((e) => e.fn.countAll().as('total')).executeTakeFirst())
}

/** Requests for invoices of paid orders: those that wait first, the oldest of them first. */
export async function pageInvoices(tx: Tx, filter: DeskFilter) {
  const query = orders(tx, filter)
    .innerJoin('duesInvoice', (on) =>
      on
        .onRef('duesInvoice.orgId', '=', 'duesOrder.orgId')
        .onRef('duesInvoice.orderId', '=', 'duesOrder.id'),
    )
    .where('duesOrder.status', '=', DuesStatus.Paid)
  const records = await query
    .select([...MEMBER, 'duesOrder.fen', 'duesOrder.method', 'duesOrder.paidAt', 'duesNotice.year'])
    .select(['duesInvoice.id', 'duesInvoice.orderId', 'duesInvoice.kind', 'duesInvoice.info'])
    .select(['duesInvoice.state', 'duesInvoice.num', 'duesInvoice.enclosure'])
    .select(['duesInvoice.opinion', 'duesInvoice.createdAt'])
    .orderBy((e) =>
      e.case().when('duesInvoice.state', '=', InvoiceState.Requested).then(0).else(1).end(),
    )
    .orderBy('duesInvoice.createdAt')
    .orderBy('duesInvoice.id')
    .limit(filter.size)
    .offset(offsetOf(filter))
    .execute()
  return page(records, await query.select((e) => e.fn.countAll().as('total')).executeTakeFirst())
}

/** Money kept for staff: what nobody has handled first, the oldest of it first. */
export async function pageReconcile(tx: Tx, filter: DeskFilter) {
  const query = payments(tx, filter).where('duesReconcile.id', 'is not', null)
  const records = await query
    .select([...MEMBER, ...PAYMENT])
    .select(['duesReconcile.id', 'duesReconcile.createdAt', 'duesPayment.tradeRef'])
    .orderBy((e) => e.case().when('duesReconcile.remedy', 'is', null).then(0).else(1).end())
    .orderBy('duesReconcile.createdAt')
    .orderBy('duesReconcile.id')
    .limit(filter.size)
    .offset(offsetOf(filter))
    .execute()
  return page(records, await query.select((e) => e.fn.countAll().as('total')).executeTakeFirst())
}

/** All money that came, the newest first. */
export async function pagePayments(tx: Tx, filter: DeskFilter) {
  const query = payments(tx, filter)
  const records = await query
    .select([...MEMBER, ...PAYMENT])
    .select(['duesPayment.id', 'duesPayment.receivedAt as createdAt'])
    .orderBy('duesPayment.receivedAt', 'desc')
    .orderBy('duesPayment.id')
    .limit(filter.size)
    .offset(offsetOf(filter))
    .execute()
  return page(records, await query.select((e) => e.fn.countAll().as('total')).executeTakeFirst())
}

const page = <Row>(
  records: Row[],
  count: { total: string | number | bigint } | undefined,
): Page<Row> => ({
  records,
  total: Number(count?.total ?? 0),
})

/** What a keyword is compared with, beside numbers of the money itself. */
const memberMatches = (keyword: string) =>
  [
    ['memberApplication.realName', 'like', containing(keyword)],
    ['memberApplication.orgName', 'like', containing(keyword)],
    ['memberApplication.memberNum', '=', keyword.toUpperCase()],
    ['memberApplication.mobile', '=', keyword],
  ] as const

function orders(tx: Tx, { keyword }: DeskFilter) {
  return tx.db
    .selectFrom('duesOrder')
    .innerJoin('duesNotice', (on) =>
      on
        .onRef('duesNotice.orgId', '=', 'duesOrder.orgId')
        .onRef('duesNotice.id', '=', 'duesOrder.noticeId'),
    )
    .innerJoin('memberApplication', (on) =>
      on
        .onRef('memberApplication.orgId', '=', 'duesOrder.orgId')
        .onRef('memberApplication.id', '=', 'duesOrder.memberId'),
    )
    .where('duesOrder.orgId', '=', tx.orgId)
    .$if(keyword !== undefined, (query) =>
      query.where((e) =>
        e.or([
          ...memberMatches(keyword ?? '').map(([column, how, text]) => e(column, how, text)),
          e('duesOrder.tradeRef', '=', keyword ?? ''),
        ]),
      ),
    )
}

/** Money that nobody knows the order of has no member, and no year. */
function payments(tx: Tx, { keyword }: DeskFilter) {
  return tx.db
    .selectFrom('duesPayment')
    .leftJoin('duesOrder', (on) =>
      on
        .onRef('duesOrder.orgId', '=', 'duesPayment.orgId')
        .onRef('duesOrder.id', '=', 'duesPayment.orderId'),
    )
    .leftJoin('duesNotice', (on) =>
      on
        .onRef('duesNotice.orgId', '=', 'duesOrder.orgId')
        .onRef('duesNotice.id', '=', 'duesOrder.noticeId'),
    )
    .leftJoin('memberApplication', (on) =>
      on
        .onRef('memberApplication.orgId', '=', 'duesPayment.orgId')
        .onRef('memberApplication.id', '=', 'duesPayment.memberId'),
    )
    .leftJoin('duesReconcile', (on) =>
      on
        .onRef('duesReconcile.orgId', '=', 'duesPayment.orgId')
        .onRef('duesReconcile.paymentId', '=', 'duesPayment.id'),
    )
    .leftJoin('duesReceipt', (on) =>
      on
        .onRef('duesReceipt.orgId', '=', 'duesPayment.orgId')
        .onRef('duesReceipt.paymentId', '=', 'duesPayment.id'),
    )
    .where('duesPayment.orgId', '=', tx.orgId)
    .$if(keyword !== undefined, (query) =>
      query.where((e) =>
        e.or([
          ...memberMatches(keyword ?? '').map(([column, how, text]) => e(column, how, text)),
          e('duesPayment.tradeNo', '=', keyword ?? ''),
          e('duesPayment.tradeRef', '=', keyword ?? ''),
          e('duesReceipt.num', '=', (keyword ?? '').toUpperCase()),
        ]),
      ),
    )
}
