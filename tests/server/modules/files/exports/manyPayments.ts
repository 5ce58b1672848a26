import { sql } from 'kysely'
import type { SheetFormat } from '#server/modules/files/exports/sheet.ts'
import { exportDues } from '#server/modules/money/desk/exportDues.ts'
import type { Store, Tx } from '#server/store/store.ts'
import type { TestApp } from '../../../support/openApp.ts'
import { DEMO } from '../../../support/visitor.ts'

const AT_ONCE = 10_000

/** Payments of nobody known, three in each microsecond, with the numbers T1E, T2E and so on. */
export async function insertPayments({ parts: { store } }: TestApp, count: number): Promise<void> {
  for (let from = 1; from <= count; from += AT_ONCE)
    await store.tx(DEMO, (tx) => insertSome(tx, from, Math.min(from + AT_ONCE - 1, count)))
}

const insertSome = ({ db, orgId, now }: Tx, from: number, to: number) =>
  sql`insert into dues_payment
        (org_id, id, method, trade_no, trade_ref, fen, paid_at, received_at)
      select ${orgId}, 'p' || n, '0101', 'T' || n || 'E', 'R' || n, 20000, ${now},
        ${now}::timestamptz - (n / 3) * interval '1 microsecond'
      from generate_series(${from}::int, ${to}::int) n`.execute(db)

/** A payment that is received after an export began. */
export const insertLater = ({ parts: { store } }: TestApp): Promise<unknown> =>
  store.tx(DEMO, ({ db, orgId, now }) =>
    sql`insert into dues_payment
          (org_id, id, method, trade_no, trade_ref, fen, paid_at, received_at)
        values (${orgId}, 'later', '0101', 'TlaterE', 'later', 20000, ${now},
          ${now}::timestamptz + interval '1 second')`.execute(db),
  )

/** The export of all payments as its handler answers it, with the number of transactions it used. */
export async function exported(
  { parts, now }: TestApp,
  format: SheetFormat,
  account = 'treasurer',
) {
  const used = { transactions: 0 }
  const file = await exportDues({
    input: { tab: 'payment', format },
    org: { orgId: DEMO, code: 'demo' },
    subject: { account: { id: account } as never },
    now: now(),
    parts: { ...parts, store: counted(parts.store, used) },
  })
  return { used, file }
}

const counted = (store: Store, used: { transactions: number }): Store => ({
  ...store,
  tx(orgId, fn) {
    used.transactions += 1
    return store.tx(orgId, fn)
  },
})
