import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { memberApplications } from '#server/modules/records/repositories/memberApplications.ts'
import type { Store, Tx } from '#server/store/store.ts'
import { anApplication, newSociety } from '../societies.ts'

const MEMBERS = 3000

/** Members of seven days, of which one has most; many were made in the same moment. */
async function insertMembers(tx: Tx): Promise<void> {
  const { id } = await anApplication(tx)
  await sql`
    insert into member_application (org_id, id, one_member_code, one_member_type, two_member_code, member_type, form_info,
      form_hash, real_name, status, enclosure, join_method, is_read, created_at, updated_at)
    select org_id, id || n, case when n % 3 = 0 then '02' else '01' end, one_member_type, two_member_code, member_type,
      form_info, form_hash, '', case when n % 4 = 0 then '05' else '99' end, enclosure, join_method, is_read,
      created_at - (case when n % 2 = 0 then 3 else n % 7 end) * interval '1 day' - n % 40 * interval '1 minute', updated_at
    from member_application, generate_series(1, ${MEMBERS}::int) n
    where org_id = ${tx.orgId} and id = ${id} order by md5('' || n)`.execute(tx.db)
}

export function farPageRules(store: () => Store): void {
  test('a far page has the rows that stand there in the whole list, whatever it is filtered by', async () => {
    const orgId = await newSociety(store())
    await store().tx(orgId, insertMembers)
    for (const filter of [
      {},
      { oneMemberCode: '01' as const },
      { status: ['99' as const] },
      { oneMemberCode: '01' as const, status: ['99' as const] },
      { status: ['05' as const] },
    ]) {
      const page = (current: number, size: number) =>
        store().tx(orgId, (tx) => memberApplications.page(tx, filter, { current, size }))
      const whole = await page(1, MEMBERS + 1)
      for (const current of [2, 4, 5, 8, 11, 12, 13]) {
        const { records, total } = await page(current, 250)
        expect(records).toEqual(whole.records.slice((current - 1) * 250, current * 250))
        expect(total).toBe(whole.total)
      }
    }
  })
}
