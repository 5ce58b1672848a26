import { sql } from 'kysely'
import { MemberStatus } from '#contract/codes.ts'
import type { NearWords } from '#domain/money/entry/nearWords.ts'
import { anyOf } from '#server/store/queries/anyOf.ts'
import { seekIndexes } from '#server/store/queries/followIndexes.ts'
import { inParts } from '#server/store/queries/inParts.ts'
import type { Tx } from '#server/store/store.ts'

/** A member as lists and statements name it. */
export interface ListedMember {
  id: string
  memberNum: string | null
  mobile: string | null
  realName: string | null
  orgName: string | null
  memberType: string
}

/** Maximum number of members found by names in one query; more namesakes are distinguished by their numbers. */
const MOST = 2000

/** Members that have one of the numbers, mobiles or names; of a person or a unit. */
export async function membersListed(
  tx: Tx,
  { numbers, mobiles, names }: Record<'numbers' | 'mobiles' | 'names', readonly string[]>,
): Promise<ListedMember[]> {
  const found = [
    ...(await inParts(numbers, (part) => members(tx).where('memberNum', 'in', part).execute())),
    ...(await inParts(mobiles, (part) => members(tx).where('mobile', 'in', part).execute())),
    ...(await inParts(names, (part) => persons(tx, part).execute())),
    ...(await inParts(names, (part) => unitsNamed(tx, part).execute())),
  ]
  return [...new Map(found.map((member) => [member.id, member])).values()]
}

const persons = (tx: Tx, names: string[]) => members(tx).where('realName', 'in', names).limit(MOST)

const unitsNamed = (tx: Tx, names: string[]) =>
  members(tx).where('realName', 'is', null).where('orgName', 'in', names).limit(MOST)

/** Maximum number of members per pattern and in all, and of numbers per query. */
const [MOST_OF_NAME, MOST_NEAR, NUMBERS_AT_ONCE] = [5, 300, 450]

/** Finds some members for each name pattern (`name_pattern`), and those with one of the numbers. */
export async function membersNear(
  tx: Tx,
  { patterns, numbers }: NearWords,
): Promise<ListedMember[]> {
  const ids = patterns.length > 0 ? await idsNear(tx, patterns) : []
  const named = ids.length > 0 ? await membersOfIds(tx, ids) : []
  const numbered = await inParts(
    numbers,
    (part) => members(tx).where('memberNum', 'in', part).execute(),
    NUMBERS_AT_ONCE,
  )
  return [...named, ...numbered.filter(({ id }) => !ids.includes(id))]
}

async function idsNear(tx: Tx, patterns: readonly string[]): Promise<string[]> {
  await seekIndexes(tx)
  const asked = sql.join(
    patterns.map((pattern) => sql`(${tx.codes.ofPattern(pattern)}::text collate "C")`),
  )
  const { rows } = await sql<{ id: string }>`
    select distinct id from (
      select held.member_id as id from (values ${asked}) asked (pattern), lateral (
        select member_id from name_pattern where org_id = ${tx.orgId} and name_pattern.pattern = asked.pattern
        order by member_id limit ${MOST_OF_NAME}
      ) held limit ${MOST_NEAR}
    ) near`.execute(tx.db)
  return rows.map(({ id }) => id)
}

/** Finds the members with these ids; ids that are not a member's are left out. */
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
