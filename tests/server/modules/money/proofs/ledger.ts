import { sql } from 'kysely'
import { type Books, readBooks } from '#server/modules/money/repositories/duesBooks.ts'
import type { Store, SystemTx } from '#server/store/store.ts'
import { DEMO } from '../../../support/visitor.ts'

export interface Payment {
  id: string
  method: string
  tradeRef: string
  tradeNo: string
  fen: number
  orderId: string | null
}
export interface Order {
  id: string
  method: string
  status: string
}
export interface Term {
  memberId: string
  paymentId: string
  year: number
  fen: number
}
export interface Kept {
  paymentId: string
  fen: number
  remedy: string | null
}
export interface Member {
  id: string
  endAt: string | null
  memberNum: string | null
}
export interface Receipt {
  paymentId: string
  num: string
  path: string | null
}
export interface Job {
  kind: string
  paymentId: string | null
  isDone: boolean
  isDead: boolean
  isDue: boolean
}

/** Everything the society's database says of money, row by row. */
export interface Ledger {
  payments: Payment[]
  orders: Order[]
  terms: Term[]
  kept: Kept[]
  members: Member[]
  receipts: Receipt[]
  jobs: Job[]
  /** The product's own sums. */
  books: Books
}

/** Reads the ledger by statements of its own: what the product says of itself is compared with it, not believed. */
export async function readLedger(store: Store): Promise<Ledger> {
  const books = await store.tx(DEMO, readBooks)
  return store.txSystem(async (tx) => ({
    payments: await rows<Payment>(
      tx,
      'select id, method, trade_ref, trade_no, fen, order_id from dues_payment where org_id = $',
    ),
    orders: await rows<Order>(tx, 'select id, method, status from dues_order where org_id = $'),
    terms: await rows<Term>(
      tx,
      'select member_id, payment_id, year, fen from dues_term where org_id = $ order by year',
    ),
    kept: await keptOf(tx),
    members: await rows<Member>(
      tx,
      'select id, end_at, member_num from member_application where org_id = $',
    ),
    receipts: await rows<Receipt>(
      tx,
      'select payment_id, num, path from dues_receipt where org_id = $ order by num',
    ),
    jobs: await jobsOf(tx),
    books,
  }))
}

const rows = async <Row>({ db }: SystemTx, statement: string): Promise<Row[]> => {
  const [before = '', after = ''] = statement.split('$')
  return (await sql<Row>`${sql.raw(before)}${DEMO}${sql.raw(after)}`.execute(db)).rows
}

/** Money that pays no years: what is open or pays something else, and what is or was to be paid back. */
const keptOf = async (tx: SystemTx): Promise<Kept[]> => [
  ...(await rows<Kept>(
    tx,
    `select payment_id, fen, remedy from dues_reconcile
      where coalesce(remedy, 'assign') = 'assign' and org_id = $`,
  )),
  ...(await rows<Kept>(
    tx,
    `select payment_id, fen, 'refund' as remedy from dues_refund
      where state in ('asked', 'pending', 'done') and org_id = $`,
  )),
]

async function jobsOf({ db, now }: SystemTx): Promise<Job[]> {
  const found = await db
    .selectFrom('outbox')
    .where('orgId', '=', DEMO)
    .select(['orgId', 'kind', 'payload', 'doneAt', 'deadAt', 'runAt'])
    .execute()
  return found.map(({ kind, payload, doneAt, deadAt, runAt }) => ({
    kind,
    paymentId: (payload as { paymentId?: string }).paymentId ?? null,
    isDone: doneAt !== null,
    isDead: deadAt !== null,
    isDue: runAt <= now,
  }))
}
