import { type ExpressionBuilder, type Insertable, type Selectable, sql } from 'kysely'
import { publicId } from '#server/store/publicId.ts'
import { followIndexes } from '#server/store/queries/followIndexes.ts'
import { type KeysetListed, partsOf } from '#server/store/queries/keyset.ts'
import { listed } from '#server/store/queries/listed.ts'
import { countOf, placeOf } from '#server/store/queries/page.ts'
import type { Database } from '#server/store/schema.ts'
import type { Tx } from '#server/store/store.ts'
import type {
  ActivityDetail,
  ActivityKind,
  ActivityLogTable,
} from '#server/store/tables/activity.ts'
import { json } from '#server/store/tables/json.ts'

export type ActivityEntry = Selectable<ActivityLogTable>
export type NewActivityEntry = Omit<
  Insertable<ActivityLogTable>,
  'orgId' | 'id' | 'seq' | 'at' | 'detail'
> & { detail: ActivityDetail }

/** Appends one entry; entries cannot be changed. */
export async function appendActivity(
  { db, orgId, now }: Pick<Tx, 'db' | 'orgId' | 'now'>,
  { detail, ...entry }: NewActivityEntry,
): Promise<void> {
  await db
    .insertInto('activityLog')
    .values({ ...entry, detail: json(detail), orgId, id: publicId(), at: now })
    .execute()
}

export interface ActivityFilter {
  from?: Date | undefined
  /** Exclusive. */
  until?: Date | undefined
  kind?: ActivityKind | undefined
  outcome?: 'done' | 'refused' | undefined
  /** Actor: an account, or a name as recorded in the entries. */
  who?: { accountId: string } | { name: string } | undefined
  records?: readonly string[] | undefined
}

/** Lists entries, newest first. */
export function listActivity(tx: Tx, filter: ActivityFilter): KeysetListed<ActivityEntry> {
  const query = entriesBy(tx, filter)
  const ordered = query.orderBy('orgId', 'desc').orderBy('at', 'desc').orderBy('seq', 'desc')
  return {
    ...listed(tx, ordered, ['id']),
    part: partsOf(tx, query, { at: 'at', id: 'seq', order: 'desc' }),
    async page(request) {
      const { offset, limit } = placeOf(request)
      const records = isIndexed(filter)
        ? await entriesFrom(tx, ordered, offset, limit)
        : await ordered.offset(offset).limit(limit).execute()
      return { records, total: await countOf(tx, ordered) }
    },
  }
}

/** Entries of a page: the keys before it are skipped in an index, without their rows. */
async function entriesFrom(
  tx: Tx,
  ordered: ReturnType<typeof entriesBy>,
  offset: number,
  limit: number,
): Promise<ActivityEntry[]> {
  await followIndexes(tx)
  if (offset === 0) return ordered.limit(limit).execute()
  const first = await ordered
    .clearSelect()
    .select([sql<string>`at::text`.as('keyAt'), sql<string>`seq::text`.as('keySeq')])
    .offset(offset)
    .limit(1)
    .executeTakeFirst()
  if (!first) return []
  return ordered
    .where(sql<boolean>`(at, seq) <= (${first.keyAt}::timestamptz, ${first.keySeq}::bigint)`)
    .limit(limit)
    .execute()
}

/**
 * True when an index has the entries in the order of the list; the entries of given records are few, and are sorted
 * instead.
 */
const isIndexed = ({ records }: ActivityFilter): boolean => records === undefined

function entriesBy(tx: Tx, filter: ActivityFilter) {
  const { from, until, kind, outcome, who, records } = filter
  return tx.db
    .selectFrom('activityLog')
    .where('orgId', '=', tx.orgId)
    .$if(from !== undefined, (q) => q.where('at', '>=', from as Date))
    .$if(until !== undefined, (q) => q.where('at', '<', until as Date))
    .$if(kind !== undefined, (q) => q.where('kind', '=', kind as ActivityKind))
    .$if(outcome === 'done', (q) => q.where('refusal', 'is', null))
    .$if(outcome === 'refused', (q) => q.where('refusal', 'is not', null))
    .$if(who !== undefined, (q) => q.where((e) => isDoneBy(e, who ?? { name: '' })))
    .$if(records !== undefined, (q) => q.where('recordId', 'in', records ?? []))
    .selectAll()
}

const isDoneBy = (
  e: ExpressionBuilder<Database, 'activityLog'>,
  who: NonNullable<ActivityFilter['who']>,
) => ('accountId' in who ? e('whoId', '=', who.accountId) : e('whoName', '=', who.name))

/**
 * Deletes up to `most` of the organisation's oldest entries before a time and returns how many; the database refuses
 * entries younger than 180 days. The only way to delete entries.
 */
export async function forgetActivity(
  { db, orgId }: Pick<Tx, 'db' | 'orgId'>,
  before: Date,
  most: number,
): Promise<number> {
  const { rows } = await sql<{ removed: string }>`
    select forget_activity(${orgId}, ${before}::timestamptz, ${most}::integer)::text as removed`.execute(
    db,
  )
  return Number(rows[0]?.removed ?? 0)
}
