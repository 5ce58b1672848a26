import type { ApplicationTable } from '#server/store/schema.ts'
import type { SystemTx } from '#server/store/store.ts'

export interface Totals {
  organisations: number
  accounts: number
  /** Applications of both tables. */
  applications: number
}

/** Row counts of the whole database, by which an operator recognises a backup. */
export async function countTotals(tx: SystemTx): Promise<Totals> {
  const { countAll } = tx.db.fn
  const count = async (table: 'organisation' | 'account' | ApplicationTable) => {
    const row = await tx.db.selectFrom(table).select(countAll().as('rows')).executeTakeFirst()
    return Number(row?.rows ?? 0)
  }
  return {
    organisations: await count('organisation'),
    accounts: await count('account'),
    applications: (await count('memberApplication')) + (await count('orApplication')),
  }
}
