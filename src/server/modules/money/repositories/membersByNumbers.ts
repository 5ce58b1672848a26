import { MemberStatus } from '#contract/codes.ts'
import type { MemberApplication } from '#server/modules/records/repositories/memberApplications.ts'
import { anyOf } from '#server/store/queries/anyOf.ts'
import type { Tx } from '#server/store/store.ts'

/** Members that have one of these as number or mobile. */
export async function membersByNumbers(
  tx: Tx,
  texts: readonly string[],
): Promise<MemberApplication[]> {
  const numbers = texts.map((text) => text.toUpperCase())
  return tx.db
    .selectFrom('memberApplication')
    .where('orgId', '=', tx.orgId)
    .where('status', '=', MemberStatus.Approved)
    .where((e) =>
      e.or([e('memberNum', 'in', anyOf(numbers)), e('mobile', 'in', anyOf([...texts]))]),
    )
    .orderBy('id')
    .selectAll()
    .execute()
}
