import { sql } from 'kysely'
import {
  begunPlans,
  liveOrders,
  openReconciles,
  wantedInvoices,
} from '#server/base/repositories/moneyUnderWay.ts'
import { releaseFiles } from '#server/modules/files/repositories/files.ts'
import {
  APPLICATIONS,
  RECORD_CATEGORIES,
} from '#server/modules/records/repositories/applicationRegistry.ts'
import { PERSONAL_DATA } from '#server/store/personal/personalData.ts'
import type { PersonKey } from '#server/store/personal/personalTable.ts'
import { anyOf } from '#server/store/queries/anyOf.ts'
import type { Tx } from '#server/store/store.ts'
import type { PersonKeys } from './personKeys.ts'
import { PERSONAL_TABLES, type TableName } from './personRows.ts'

/** Counts of open orders, plans of parts, kept payments and requested invoices, which block the closing of an account. */
export interface MoneyUnderWay {
  orders: number
  plans: number
  reconciles: number
  invoices: number
}

export async function countMoneyUnderWay(tx: Tx, keys: PersonKeys): Promise<MoneyUnderWay> {
  const { records, payments } = keys
  const orders = await liveOrders(tx).where('memberId', 'in', anyOf(records)).execute()
  const plans = await begunPlans(tx).where('memberId', 'in', anyOf(records)).execute()
  const reconciles = await openReconciles(tx).where('paymentId', 'in', anyOf(payments)).execute()
  const invoices = await wantedInvoices(tx).where('memberId', 'in', anyOf(records)).execute()
  const counts = { reconciles: reconciles.length, invoices: invoices.length }
  return { orders: orders.length, plans: plans.length, ...counts }
}

/** Tables whose rows are deleted elsewhere. */
const OTHERWISE: readonly TableName[] = ['auditEntry', 'uploadedFile', 'fileHolding']

/** Deletes a person's rows from every table that `PERSONAL_DATA` marks as deleted with the account. */
export async function deletePersonRows(tx: Tx, keys: PersonKeys): Promise<void> {
  for (const table of PERSONAL_TABLES) {
    const { closing, found } = PERSONAL_DATA[table]
    if (closing !== 'deleted' || OTHERWISE.includes(table)) continue
    const asked = Object.entries(found) as [string, PersonKey][]
    for (const [column, key] of asked.filter(([, name]) => keys[name].length > 0))
      await tx.db
        .deleteFrom(table as 'loginToken')
        .where('orgId', '=', tx.orgId)
        .where(column as 'accountId', 'in', keys[key])
        .execute()
  }
  await letGoOfFiles(tx, keys)
  await sql`select forget_history(${tx.orgId}, array[${sql.join(keys.subjects)}]::text[])`.execute(
    tx.db,
  )
}

/**
 * Detaches the files of applications, which the sweep deletes within a day; proofs of payment and invoices stay with
 * the financial records.
 */
async function letGoOfFiles(tx: Tx, { records, owners }: PersonKeys): Promise<void> {
  const held = await tx.db
    .deleteFrom('fileHolding')
    .where('orgId', '=', tx.orgId)
    .where('holder', 'in', anyOf(records))
    .returning('path')
    .execute()
  const pictures = await tx.db
    .updateTable('certificate')
    .set({ name: '', num: '', replacedAt: tx.now })
    .where('orgId', '=', tx.orgId)
    .where('objId', 'in', anyOf(records))
    .returning('path')
    .execute()
  await releaseFiles(
    tx,
    [...held, ...pictures].map(({ path }) => path),
  )
  await tx.db
    .updateTable('uploadedFile')
    .set({ owner: '' })
    .where('orgId', '=', tx.orgId)
    .where('owner', 'in', anyOf(owners))
    .execute()
}

/** Removes personal data from applications but keeps their rows, since orders and payments refer to them. */
export async function anonymiseRecords(
  tx: Tx,
  ids: readonly string[],
  name: string,
): Promise<void> {
  for (const category of RECORD_CATEGORIES) await APPLICATIONS[category].clear(tx, ids, name)
  await tx.db
    .deleteFrom('unitPick')
    .where('orgId', '=', tx.orgId)
    .where('holder', 'in', anyOf(ids))
    .execute()
}
