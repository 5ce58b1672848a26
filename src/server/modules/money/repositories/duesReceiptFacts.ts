import type { PayMethod } from '#contract/codes.ts'
import { amountOf, bookedYears } from '#domain/money/ledger/deeds.ts'
import type { Tx } from '#server/store/store.ts'
import { LINES } from './duesDeeds.ts'

/** Contents of a receipt with its member; `fen` is what its years cost together. */
export interface ReceiptFacts {
  num: string
  /** Path of its PDF, set when it is first requested; null before. */
  path: string | null
  createdAt: Date
  /** When it was made void; null while it is valid. */
  voidedAt: Date | null
  method: PayMethod
  tradeNo: string
  years: number[]
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

/**
 * Returns the receipt with this number, or the first of an order, valid ones first, locked until the transaction ends.
 * `paymentId` serves jobs created before a payment could have several receipts.
 */
export async function lockReceipt(
  tx: Tx,
  { num, orderId, paymentId }: ReceiptKey,
): Promise<ReceiptFacts | undefined> {
  const row = await receipts(tx)
    .$if(num !== undefined, (found) => found.where('duesReceipt.num', '=', num ?? ''))
    .$if(orderId !== undefined, (found) => found.where('duesReceipt.orderId', '=', orderId ?? ''))
    .$if(num === undefined && paymentId !== undefined, (found) =>
      found.where('duesReceipt.paymentId', '=', paymentId ?? ''),
    )
    .orderBy((e) => e.case().when('duesReceipt.voidedAt', 'is', null).then(0).else(1).end())
    .orderBy('duesReceipt.createdAt')
    .limit(1)
    .executeTakeFirst()
  if (!row) return undefined
  const { entries: lines, ...facts } = row
  const entries = lines ?? []
  return { ...facts, years: bookedYears(entries), fen: amountOf(entries) }
}

/** Key of a receipt: `num`, `orderId` or both, or `paymentId` alone. */
export interface ReceiptKey {
  num?: string | undefined
  orderId?: string
  paymentId?: string
}

export async function saveReceiptPath(tx: Tx, num: string, path: string): Promise<void> {
  await tx.db
    .updateTable('duesReceipt')
    .set({ path })
    .where('orgId', '=', tx.orgId)
    .where('num', '=', num)
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
      'duesReceipt.num',
      'duesReceipt.path',
      'duesReceipt.createdAt',
      'duesReceipt.voidedAt',
      'duesPayment.method',
      'duesPayment.tradeNo',
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
    .select((e) =>
      e
        .selectFrom('duesEntry')
        .whereRef('duesEntry.orgId', '=', 'duesReceipt.orgId')
        .whereRef('duesEntry.deedId', '=', 'duesReceipt.deedId')
        .select(LINES.as('lines'))
        .as('entries'),
    )
    .forUpdate('duesReceipt')
}
