import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { PAGED_ROWS } from '#domain/text/pagedTotal.ts'
import { listAccounts } from '#server/base/repositories/accountLists.ts'
import { insertAccount } from '#server/base/repositories/accounts.ts'
import type { Store, Tx } from '#server/store/store.ts'
import { inPortions } from '../inPortions.ts'
import { newSociety } from '../societies.ts'

/** More than two chunks of a list. */
const MANY = 1203

const insertMany = (tx: Tx, count = MANY) =>
  inPortions(count, (from, to) =>
    sql`insert into account (org_id, id, user_type, real_name, created_at, updated_at)
      select ${tx.orgId}, ${tx.orgId} || n, '1', '会员' || n, ${tx.now}::timestamptz + n * interval '1 second', ${tx.now}
      from generate_series(${from}::int, ${to}::int) n`.execute(tx.db),
  )

async function gathered<Row>(rows: AsyncIterable<Row>): Promise<Row[]> {
  const found: Row[] = []
  for await (const row of rows) found.push(row)
  return found
}

export function listRules(store: () => Store): void {
  test.each([0, 1, MANY])(
    'all %i rows of a list are those of its pages, in their order',
    async (count) => {
      const orgId = await newSociety(store())
      await store().tx(orgId, async (tx) => {
        if (count === 1) await insertAccount(tx, { userType: '1', realName: '李雷' })
        if (count > 1) await insertMany(tx)
        const list = listAccounts(tx, {})
        const { records } = await list.page({ current: 1, size: 10_000 })
        expect(await gathered(list.rows())).toEqual(records)
        expect([records.length, await list.count()]).toEqual([count, count])
      })
    },
  )

  test('counting and turning pages end where paging does, an exact count does not', async () => {
    const orgId = await newSociety(store())
    await store().tx(orgId, async (tx) => {
      await insertMany(tx, PAGED_ROWS + 5)
      const list = listAccounts(tx, {})
      const shown = async (current: number) => {
        const { records, total } = await list.page({ current, size: 100 })
        return [records.length, total]
      }
      expect(await shown(1)).toEqual([100, PAGED_ROWS + 1])
      expect(await shown(PAGED_ROWS / 100)).toEqual([100, PAGED_ROWS + 1])
      expect(await shown(PAGED_ROWS / 100 + 1)).toEqual([0, PAGED_ROWS + 1])
      expect(await list.count()).toBe(PAGED_ROWS + 5)
    })
  })

  test('a list is of one moment: what is written while it is read is not in it', async () => {
    const orgId = await newSociety(store())
    await store().tx(orgId, async (tx) => {
      await insertMany(tx)
      let read = 0
      for await (const _row of listAccounts(tx, { userType: '1' }).rows()) {
        if (read++ === 0) await insertAccount(tx, { userType: '1', realName: '会员' })
      }
      expect(read).toBe(MANY)
    })
  })

  test('others get their turn while a long list is worked on', async () => {
    const orgId = await newSociety(store())
    const perTurn = new Map<number, number>()
    let turn = 0
    const next = () => {
      turn += 1
      waiting = setImmediate(next)
    }
    let waiting = setImmediate(next)
    await store().tx(orgId, async (tx) => {
      await insertMany(tx)
      for await (const _row of listAccounts(tx, {}).rows())
        perTurn.set(turn, (perTurn.get(turn) ?? 0) + 1)
    })
    clearImmediate(waiting)
    expect([...perTurn.values()].reduce((sum, rows) => sum + rows, 0)).toBe(MANY)
    expect(Math.max(...perTurn.values())).toBeLessThanOrEqual(MANY / 3)
  })

  test('a list that is left early leaves the transaction as it was', async () => {
    const orgId = await newSociety(store())
    const seen = await store().tx(orgId, async (tx) => {
      await insertMany(tx)
      for await (const { realName } of listAccounts(tx, {}).rows()) {
        const again = await gathered(listAccounts(tx, {}).rows())
        return again.filter((account) => account.realName === realName).length
      }
      return undefined
    })
    expect(seen).toBe(1)
    expect(await store().tx(orgId, (tx) => listAccounts(tx, {}).count())).toBe(MANY)
  })
}
