import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { appendAudit, listAudits } from '#server/modules/records/repositories/audits.ts'
import { Refused } from '#server/store/databaseError.ts'
import type { Store, Tx } from '#server/store/store.ts'
import { newSociety } from '../societies.ts'

const entry = (status: string) => ({
  objId: 'a1',
  nodeId: 'first',
  status,
  realName: '王老师',
  opinion: '同意',
  accountId: null,
})

const CHANGES: [string, (db: Store['db']) => Promise<unknown>][] = [
  ['updated', (db) => sql`update audit_entry set opinion = '改'`.execute(db)],
  ['deleted', (db) => sql`delete from audit_entry`.execute(db)],
  ['truncated', (db) => sql`truncate audit_entry`.execute(db)],
]

export function auditRules(store: () => Store): void {
  test('a history is told in the order it was written', async () => {
    const orgId = await newSociety(store())
    const history = await store().tx(orgId, async (tx: Tx) => {
      for (const status of ['02', '03', '05', '97']) await appendAudit(tx, entry(status))
      return listAudits(tx, 'a1')
    })
    expect(history.map((step) => step.status)).toEqual(['02', '03', '05', '97'])
  })

  test.each(CHANGES)(
    'a history cannot be %s by a transaction of either kind',
    async (_, change) => {
      const orgId = await newSociety(store())
      await store().tx(orgId, (tx) => appendAudit(tx, entry('02')))
      await expect(store().tx(orgId, ({ db }) => change(db))).rejects.toThrow(Refused)
      await expect(store().txSystem(({ db }) => change(db))).rejects.toThrow(Refused)
      expect(await store().tx(orgId, (tx) => listAudits(tx, 'a1'))).toHaveLength(1)
    },
  )

  test('not even the owner empties it', async () => {
    await expect(sql`truncate audit_entry`.execute(store().db)).rejects.toThrow(/append-only/)
  })
}
