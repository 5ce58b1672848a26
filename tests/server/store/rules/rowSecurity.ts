import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { insertAccount } from '#server/base/repositories/accounts.ts'
import { Refused } from '#server/store/databaseError.ts'
import type { Store } from '#server/store/store.ts'
import { anApplication, newSociety } from '../societies.ts'

/** The second wall, seen by queries that forgot the first one (no `orgId` in their where). */
export function rowSecurityRules(store: () => Store): void {
  test('rows of another organisation are invisible, even to a query that names no organisation', async () => {
    const [own, foreign] = [await newSociety(store()), await newSociety(store())]
    await store().tx(foreign, (tx) => anApplication(tx))
    const seen = await store().tx(own, async ({ db }) => [
      await db.selectFrom('memberApplication').selectAll().execute(),
      await db.selectFrom('organisation').select('orgId').execute(),
    ])
    expect(seen).toEqual([[], [{ orgId: own }]])
  })

  test('a row for another organisation cannot be inserted', async () => {
    const [own, foreign] = [await newSociety(store()), await newSociety(store())]
    const trespass = store().tx(own, (tx) =>
      insertAccount({ ...tx, orgId: foreign }, { userType: '1', realName: '韩梅梅' }),
    )
    await expect(trespass).rejects.toThrow(Refused)
  })

  test('rows of another organisation can be neither changed nor deleted', async () => {
    const [own, foreign] = [await newSociety(store()), await newSociety(store())]
    await store().tx(foreign, (tx) => insertAccount(tx, { userType: '1', realName: '韩梅梅' }))
    const touched = await store().tx(own, async ({ db }) => [
      (await db.updateTable('account').set({ realName: '无名' }).executeTakeFirst()).numUpdatedRows,
      (await db.deleteFrom('account').executeTakeFirst()).numDeletedRows,
    ])
    expect(touched).toEqual([0n, 0n])
  })

  test('a row cannot be moved to another organisation', async () => {
    const [own, foreign] = [await newSociety(store()), await newSociety(store())]
    const moved = store().tx(own, async (tx) => {
      await insertAccount(tx, { userType: '1', realName: '韩梅梅' })
      await tx.db.updateTable('account').set({ orgId: foreign }).execute()
    })
    await expect(moved).rejects.toThrow(Refused)
  })

  test('the scope ends with its transaction', async () => {
    const own = await newSociety(store())
    await store().tx(own, (tx) => anApplication(tx))
    const { rows } = await sql<{ org: string | null; role: string }>`
      select current_setting('app.org', true) as org, current_setting('role') as role`.execute(
      store().db,
    )
    expect(rows[0]?.org ?? '').toBe('')
    expect(rows[0]?.role).not.toBe('portal_org')
  })

  test('every table but the migrator’s has row level security, forced', async () => {
    const { rows } = await sql<{ table: string }>`
      select relname as table from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely%'
        and not (relrowsecurity and relforcerowsecurity)`.execute(store().db)
    expect(rows).toEqual([])
  })

  test('neither role may change the schema', async () => {
    const own = await newSociety(store())
    const drop = ({ db }: { db: Store['db'] }) => sql`create table intruder (id int)`.execute(db)
    await expect(store().tx(own, drop)).rejects.toThrow(Refused)
    await expect(store().txSystem(drop)).rejects.toThrow(Refused)
  })

  test.each(['', "x', true) --", 'a b', 'x'.repeat(65)])(
    'an organisation id that is none opens no transaction: %j',
    (orgId) => {
      expect(() => store().tx(orgId, async () => 1)).toThrow(TypeError)
    },
  )
}
