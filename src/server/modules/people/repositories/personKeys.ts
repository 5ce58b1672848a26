import { UserType } from '#contract/codes.ts'
import type { Account } from '#server/base/repositories/accounts.ts'
import type { ListedApplication } from '#server/modules/records/repositories/applicationRegistry.ts'
import type { PersonKey } from '#server/store/personal/personalTable.ts'
import type { Tx } from '#server/store/store.ts'

/** Keys that find the rows of one person. */
export type PersonKeys = Record<PersonKey, string[]>

/**
 * All keys of a person: account, mobile, an organisation user's unit, and the ids of the records the person owns, which
 * the mobile alone does not decide (decision 0238).
 */
export async function personKeys(
  tx: Tx,
  account: Account,
  own: readonly ListedApplication[],
): Promise<PersonKeys> {
  const mobiles = [account.mobile ?? []].flat()
  const units = account.userType === UserType.Organisation ? [account.orgUnitId ?? []].flat() : []
  const records = own.map(({ id }) => id)
  const orders = await idsWhere(tx, 'duesOrder', records)
  const invoices = await idsWhere(tx, 'duesInvoice', records)
  const payments = await idsWhere(tx, 'duesPayment', records)
  const questions = await idsWhere(tx, 'duesQuestion', records)
  const holders = [...records, ...orders, ...invoices]
  return {
    accounts: [account.id],
    units,
    mobiles,
    names: [...mobiles, ...[account.userName ?? []].flat()],
    owners: [account.id, ...mobiles],
    tokens: await tokensOf(tx, account.id),
    records,
    subjects: [...records, account.id],
    recommendations: own.flatMap((record) =>
      record.category === 'organisation' ? (record.objCodeId ?? []) : [],
    ),
    payments,
    questions,
    holders,
    files: await filesOf(tx, holders),
  }
}

async function idsWhere(
  tx: Tx,
  table: 'duesOrder' | 'duesInvoice' | 'duesPayment' | 'duesQuestion',
  records: string[],
): Promise<string[]> {
  if (records.length === 0) return []
  const rows = await tx.db
    .selectFrom(table as 'duesOrder')
    .where('orgId', '=', tx.orgId)
    .where('memberId', 'in', records)
    .select('id')
    .execute()
  return rows.map(({ id }) => id)
}

async function tokensOf(tx: Tx, accountId: string): Promise<string[]> {
  const rows = await tx.db
    .selectFrom('loginToken')
    .where('orgId', '=', tx.orgId)
    .where('accountId', '=', accountId)
    .select('tokenHash')
    .execute()
  return rows.map(({ tokenHash }) => tokenHash)
}

async function filesOf(tx: Tx, holders: string[]): Promise<string[]> {
  if (holders.length === 0) return []
  const rows = await tx.db
    .selectFrom('fileHolding')
    .where('orgId', '=', tx.orgId)
    .where('holder', 'in', holders)
    .select('path')
    .distinct()
    .execute()
  return rows.map(({ path }) => path)
}
