import type { ApplicationTable } from '#server/store/schema.ts'
import type { Tx } from '#server/store/store.ts'

const APPLICATION_TABLES: readonly ApplicationTable[] = ['memberApplication', 'orApplication']

/** The person a record concerns: account, if any, and name. */
export interface Concerned {
  id: string | null
  name: string
}

/** Concerned person of an application of either category. */
export async function concernedByApplication(tx: Tx, id: string): Promise<Concerned | undefined> {
  for (const table of APPLICATION_TABLES) {
    const found = await ofTable(tx, table, id)
    if (found) return found
  }
  return undefined
}

const ofTable = (tx: Tx, table: ApplicationTable, id: string) =>
  tx.db
    .selectFrom(table)
    .where('orgId', '=', tx.orgId)
    .where('id', '=', id)
    .select(['accountId as id', 'realName', 'orgName'])
    .executeTakeFirst()
    .then(named)

export const concernedByAccount = (tx: Tx, id: string): Promise<Concerned | undefined> =>
  tx.db
    .selectFrom('account')
    .where('orgId', '=', tx.orgId)
    .where('id', '=', id)
    .select(['id', 'realName', 'orgName'])
    .executeTakeFirst()
    .then(named)

/** Concerned person of an order or, since calls may name either, of a notice. */
export async function concernedByOrder(tx: Tx, id: string): Promise<Concerned | undefined> {
  return (await byMember(tx, 'duesOrder', id)) ?? byMember(tx, 'duesNotice', id)
}

export const concernedByInvoice = (tx: Tx, id: string) => byMember(tx, 'duesInvoice', id)

export const concernedByQuestion = (tx: Tx, id: string) => byMember(tx, 'duesQuestion', id)

export const concernedByPayment = (tx: Tx, id: string) => byMember(tx, 'duesPayment', id)

export const concernedByPlan = (tx: Tx, id: string) => byMember(tx, 'duesPlan', id)

export const concernedByReconcile = (tx: Tx, id: string) => byMember(tx, 'duesReconcile', id)

export const concernedByRefund = (tx: Tx, id: string) => byMember(tx, 'duesRefund', id)

export const concernedByRelief = (tx: Tx, id: string) => byMember(tx, 'duesRelief', id)

export async function concernedByDeed(tx: Tx, id: string): Promise<Concerned | undefined> {
  const deed = await tx.db
    .selectFrom('duesDeed')
    .where('orgId', '=', tx.orgId)
    .where('id', '=', id)
    .select('paymentId')
    .executeTakeFirst()
  return deed && byMember(tx, 'duesPayment', deed.paymentId)
}

type OfMember =
  | 'duesOrder'
  | 'duesNotice'
  | 'duesInvoice'
  | 'duesPayment'
  | 'duesPlan'
  | 'duesReconcile'
  | 'duesRefund'
  | 'duesQuestion'
  | 'duesRelief'

async function byMember(tx: Tx, table: OfMember, id: string): Promise<Concerned | undefined> {
  const row = await tx.db
    .selectFrom(table)
    .where('orgId', '=', tx.orgId)
    .where('id', '=', id)
    .select('memberId')
    .executeTakeFirst()
  return row?.memberId ? ofTable(tx, 'memberApplication', row.memberId) : undefined
}

interface Person {
  id: string | null
  realName: string | null
  orgName: string | null
}

const named = (found: Person | undefined): Concerned | undefined =>
  found && { id: found.id, name: found.realName ?? found.orgName ?? '' }
