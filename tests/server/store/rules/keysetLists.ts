import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listAccounts } from '#server/base/repositories/accountLists.ts'
import type { Account } from '#server/base/repositories/accounts.ts'
import { publicId } from '#server/store/publicId.ts'
import { PART_ROWS, type Place } from '#server/store/queries/keyset.ts'
import type { Store, Tx } from '#server/store/store.ts'
import { newSociety } from '../societies.ts'

/** Accounts of past microseconds, two of each: a millisecond holds many. */
const insertMany = (tx: Tx, count: number) =>
  sql`insert into account (org_id, id, user_type, real_name, created_at, updated_at)
      select ${tx.orgId}, ${tx.orgId} || n, '1', '会员' || n,
        ${tx.now}::timestamptz - (n / 2) * interval '1 microsecond', ${tx.now}
      from generate_series(1, ${count}::int) n`.execute(tx.db)

const insertLater = (tx: Tx) =>
  sql`insert into account (org_id, id, user_type, real_name, created_at, updated_at)
      values (${tx.orgId}, ${publicId()}, '1', '后来的人', ${tx.now}::timestamptz + interval '1 second', ${tx.now})
  `.execute(tx.db)

/** Names in the order they are read, each part in a transaction of its own, with work between two parts. */
async function readInParts(
  store: Store,
  orgId: string,
  between: (tx: Tx, read: readonly Account[]) => Promise<unknown> = async () => {},
): Promise<string[]> {
  const names: string[] = []
  let place: Place | undefined = await store.tx(orgId, async ({ now }) => ({ until: now }))
  while (place) {
    const from: Place = place
    const { rows, next } = await store.tx(orgId, (tx) => listAccounts(tx, {}).part(from))
    expect(rows.length).toBeLessThanOrEqual(PART_ROWS)
    names.push(...rows.map(({ realName }) => realName))
    await store.tx(orgId, (tx) => between(tx, rows))
    place = next
  }
  return names
}

export function keysetListRules(store: () => Store): void {
  test.each([0, 1, PART_ROWS, PART_ROWS * 2 + 1])(
    'a list of %i rows read in parts has each of them once, in the order of their moments',
    async (count) => {
      const orgId = await newSociety(store())
      await store().tx(orgId, (tx) => insertMany(tx, count))
      const names = await readInParts(store(), orgId)
      expect(new Set(names).size).toBe(count)
      expect(names).toHaveLength(count)
      if (count > 2) expect(names.slice(0, 1)).toEqual(['会员1'])
    },
  )

  test('what is added after reading began is in no part', async () => {
    const orgId = await newSociety(store())
    await store().tx(orgId, (tx) => insertMany(tx, PART_ROWS + 1))
    const names = await readInParts(store(), orgId, (tx) => insertLater(tx))
    expect(names).toHaveLength(PART_ROWS + 1)
    expect(names).not.toContain('后来的人')
  })

  test('when the last row of a part is deleted, the next part still begins after it', async () => {
    const orgId = await newSociety(store())
    await store().tx(orgId, (tx) => insertMany(tx, PART_ROWS * 2))
    const names = await readInParts(store(), orgId, ({ db }, rows) =>
      db
        .deleteFrom('account')
        .where('orgId', '=', orgId)
        .where('id', '=', rows.at(-1)?.id ?? '')
        .execute(),
    )
    expect(new Set(names).size).toBe(PART_ROWS * 2)
  })

  test('a value changed between two parts moves no row', async () => {
    const orgId = await newSociety(store())
    await store().tx(orgId, (tx) => insertMany(tx, PART_ROWS * 2))
    const names = await readInParts(store(), orgId, ({ db, now }) =>
      db
        .updateTable('account')
        .set({ updatedAt: now, orgName: '改名' })
        .where('orgId', '=', orgId)
        .execute(),
    )
    expect(new Set(names).size).toBe(PART_ROWS * 2)
    expect(names).toHaveLength(PART_ROWS * 2)
  })
}
