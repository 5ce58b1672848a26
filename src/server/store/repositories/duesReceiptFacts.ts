import type { PayMethod } from '#contract/codes.ts'
import type { Tx } from '../store.ts'

/** Contents of a receipt with its member. */
export interface ReceiptFacts {
  paymentId: string
  num: string
  /** Path of its PDF, set when it is first requested; null before. */
  path: string | null
  createdAt: Date
  method: PayMethod
  tradeNo: string
  fen: number
  paidAt: Date
  memberId: string
  mobile: string | null
  cardNo: string | null
  orgUnitId: string | null
  accountId: string | null
  /** When the member's application was created. */
  appliedAt: Date
  realName: string | null
  orgName: string | null
  memberNum: string | null
  memberType: string
  oneMemberCode: string
  /** E-mail address of the invoice requested with it. */
  info: Record<string, string> | null
}

/** The receipt of a payment, or one of a paid order, the first unless told, with a row lock until the transaction ends. */
export async function lockReceipt(
  tx: Tx,
  by: { paymentId: string } | { orderId: string; num?: string | undefined },
): Promise<ReceiptFacts | undefined> {
  const query = receipts(tx).orderBy('duesReceipt.createdAt').limit(1)
  if ('paymentId' in by)
    return query.where('duesReceipt.paymentId', '=', by.paymentId).executeTakeFirst()
  const { orderId, num } = by
  return query
    .where('duesReceipt.orderId', '=', orderId)
    .$if(num !== undefined, (found) => found.where('duesReceipt.num', '=', num ?? ''))
    .executeTakeFirst()
}

export async function saveReceiptPath(tx: Tx, paymentId: string, path: string): Promise<void> {
  await tx.db
    .updateTable('duesReceipt')
    .set({ path })
    .where('orgId', '=', tx.orgId)
    .where('paymentId', '=', paymentId)
    .execute()
}

function receipts(tx: Tx) {
  return tx.db
    .selectFrom('duesReceipt')
    .innerJoin('duesPayment', (on) =>
      on
        .onRef('duesPayment.orgId', '=', 'duesReceipt.orgId')
        .onRef('duesPayment.id', '=', 'duesReceipt.paymentId'),
    )
    .innerJoin('duesOrder', (on) =>
      on
        .onRef('duesOrder.orgId', '=', 'duesReceipt.orgId')
        .onRef('duesOrder.id', '=', 'duesReceipt.orderId'),
    )
    .innerJoin('memberApplication', (on) =>
      on
        .onRef('memberApplication.orgId', '=', 'duesOrder.orgId')
        .onRef('memberApplication.id', '=', 'duesOrder.memberId'),
    )
    .leftJoin('duesInvoice', (on) =>
      on
        .onRef('duesInvoice.orgId', '=', 'duesReceipt.orgId')
        .onRef('duesInvoice.orderId', '=', 'duesReceipt.orderId'),
    )
    .where('duesReceipt.orgId', '=', tx.orgId)
    .select([
      'duesReceipt.paymentId',
      'duesReceipt.num',
      'duesReceipt.path',
      'duesReceipt.createdAt',
      'duesPayment.method',
      'duesPayment.tradeNo',
      'duesPayment.fen',
      'duesPayment.paidAt',
      'duesOrder.memberId',
      'memberApplication.mobile',
      'memberApplication.cardNo',
      'memberApplication.accountId',
      'memberApplication.createdAt as appliedAt',
      'memberApplication.orgUnitId',
      'memberApplication.realName',
      'memberApplication.orgName',
      'memberApplication.memberNum',
      'memberApplication.memberType',
      'memberApplication.oneMemberCode',
      'duesInvoice.info',
    ])
    .forUpdate('duesReceipt')
}
