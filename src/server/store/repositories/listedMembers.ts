import { MemberStatus } from '#contract/codes.ts'
import type { Tx } from '../store.ts'
import { anyOf } from './anyOf.ts'
import { inParts } from './inParts.ts'

/** A member as lists and statements name it. */
export interface ListedMember {
  id: string
  memberNum: string | null
  mobile: string | null
  realName: string | null
  orgName: string | null
  memberType: string
}

/** More members of one name than these are told apart by their numbers. */
const MOST = 2000

/** Members that have one of the numbers, mobiles or names; of a person or a unit. */
export async function membersListed(
  tx: Tx,
  { numbers, mobiles, names }: Record<'numbers' | 'mobiles' | 'names', readonly string[]>,
): Promise<ListedMember[]> {
  const found = [
    ...(await inParts(numbers, (part) => members(tx).where('memberNum', 'in', part).execute())),
    ...(await inParts(mobiles, (part) => members(tx).where('mobile', 'in', part).execute())),
    ...(await inParts(names, (part) => namedMembers(tx, part).execute())),
  ]
  return [...new Map(found.map((member) => [member.id, member])).values()]
}

const namedMembers = (tx: Tx, names: string[]) =>
  members(tx)
    .where((e) =>
      e.or([
        e('realName', 'in', names),
        e.and([e('realName', 'is', null), e('orgName', 'in', names)]),
      ]),
    )
    .limit(MOST)

/** Members whose name or number is like one of the patterns. */
export async function membersNear(tx: Tx, patterns: readonly string[]): Promise<ListedMember[]> {
  if (patterns.length === 0) return []
  return members(tx)
    .where((e) =>
      e.or(
        patterns.flatMap((pattern) => [
          e('memberNum', 'like', pattern),
          e('realName', 'like', pattern),
        ]),
      ),
    )
    .limit(MOST)
    .execute()
}

/** The members of ids that are there. */
export async function membersOfIds(tx: Tx, ids: readonly string[]): Promise<ListedMember[]> {
  return members(tx).where('id', 'in', anyOf(ids)).execute()
}

const members = (tx: Tx) =>
  tx.db
    .selectFrom('memberApplication')
    .where('orgId', '=', tx.orgId)
    .where('status', '=', MemberStatus.Approved)
    .orderBy('id')
    .select(['id', 'memberNum', 'mobile', 'realName', 'orgName', 'memberType'])
