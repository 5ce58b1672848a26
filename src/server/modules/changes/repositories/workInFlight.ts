import { type SelectQueryBuilder, sql } from 'kysely'
import { FunctionCode, MemberStatus, OrgStatus, UserType } from '#contract/codes.ts'
import { liveOrders } from '#server/base/repositories/moneyUnderWay.ts'
import { REMIND } from '#server/store/jobKinds.ts'
import type { Database } from '#server/store/schema.ts'
import type { Tx } from '#server/store/store.ts'

/** How many applications of a function and type have a status. */
export interface StatusCount {
  functionCode: string
  /** Member type, or second-level type of an organisation application. */
  type: string | null
  status: string
  count: number
}

/** Applications that use a form: those of one type, or of all types except those with forms of their own. */
export interface FormUse {
  functionCode: string
  type?: string
  except: readonly string[]
}

const rows = sql<number>`count(*)::int`

/** Member applications by type and status. */
export async function memberStatusCounts(tx: Tx): Promise<StatusCount[]> {
  const counts = await tx.db
    .selectFrom('memberApplication')
    .where('orgId', '=', tx.orgId)
    .where('clearedAt', 'is', null)
    .select(['memberType as type', 'status', rows.as('count')])
    .groupBy(['memberType', 'status'])
    .orderBy('status')
    .execute()
  return counts.map((one) => ({ ...one, functionCode: FunctionCode.Member }))
}

/** Organisation applications by function, type and status. */
export async function orStatusCounts(tx: Tx): Promise<StatusCount[]> {
  return tx.db
    .selectFrom('orApplication')
    .where('orgId', '=', tx.orgId)
    .where('clearedAt', 'is', null)
    .select(['functionCode', 'twoOrType as type', 'status', rows.as('count')])
    .groupBy(['functionCode', 'twoOrType', 'status'])
    .orderBy('status')
    .execute()
}

/**
 * Ids of the stored answers to a form, in their order, which is random: the first are a sample of all. One text, because
 * a row for each of 100,000 would hold the event loop.
 */
export async function answerIds(tx: Tx, use: FormUse): Promise<string[]> {
  const used = isMember(use) ? memberRows(tx, use) : orRows(tx, use)
  const { ids } = await used
    .where('clearedAt', 'is', null)
    .select(sql<string | null>`string_agg(id, ',' order by id)`.as('ids'))
    .executeTakeFirstOrThrow()
  return ids?.split(',') ?? []
}

/**
 * Stored answers with ids from the first to the last of these, which follow each other. A range of ids is read by the
 * primary key even in an embedded database, which keeps no statistics; pages by a list or a limit read every row.
 */
export async function listAnswers(
  tx: Tx,
  use: FormUse,
  ids: readonly string[],
): Promise<Record<string, unknown>[]> {
  const used = isMember(use) ? memberRows(tx, use) : orRows(tx, use)
  const rows = await used
    .where('id', '>=', ids[0] ?? '')
    .where('id', '<=', ids.at(-1) ?? '')
    .select('formInfo')
    .execute()
  return rows.map(({ formInfo }) => formInfo)
}

const isMember = ({ functionCode }: FormUse): boolean => functionCode === FunctionCode.Member

type Used = SelectQueryBuilder<Database, 'memberApplication' | 'orApplication', object>

function memberRows(tx: Tx, { type, except }: FormUse): Used {
  const all = tx.db.selectFrom('memberApplication').where('orgId', '=', tx.orgId)
  const own = type === undefined ? all : all.where('memberType', '=', type)
  const used = except.length === 0 ? own : own.where('memberType', 'not in', except)
  return used as unknown as Used
}

function orRows(tx: Tx, { functionCode, type, except }: FormUse): Used {
  const all = tx.db
    .selectFrom('orApplication')
    .where('orgId', '=', tx.orgId)
    .where(sql`function_code`, '=', functionCode)
  const own = type === undefined ? all : all.where('twoOrType', '=', type)
  const used =
    except.length === 0
      ? own
      : own.where((e) => e.or([e('twoOrType', 'is', null), e('twoOrType', 'not in', except)]))
  return used as unknown as Used
}

/** Orders of members of a type that may still be paid. */
export async function countLiveOrders(tx: Tx, memberType: string): Promise<number> {
  const found = await liveOrders(tx)
    .innerJoin('memberApplication', (on) =>
      on
        .onRef('memberApplication.orgId', '=', 'duesOrder.orgId')
        .onRef('memberApplication.id', '=', 'duesOrder.memberId'),
    )
    .where('memberApplication.memberType', '=', memberType)
    .clearSelect()
    .select(rows.as('count'))
    .executeTakeFirstOrThrow()
  return found.count
}

/** Reminders that are decided, and wait to be sent. */
export async function countPendingReminders(tx: Tx): Promise<number> {
  const found = await tx.db
    .selectFrom('outbox')
    .where('orgId', '=', tx.orgId)
    .where('kind', '=', REMIND)
    .where('doneAt', 'is', null)
    .where('deadAt', 'is', null)
    .select(rows.as('count'))
    .executeTakeFirstOrThrow()
  return found.count
}

/** Members whose term ends between two days, YYYY-MM-DD. */
export async function countEnding(
  tx: Tx,
  { from, to }: { from: string; to: string },
): Promise<number> {
  const found = await tx.db
    .selectFrom('memberApplication')
    .where('orgId', '=', tx.orgId)
    .where('status', '=', MemberStatus.Approved)
    .where('endAt', '>=', from)
    .where('endAt', '<=', to)
    .select(rows.as('count'))
    .executeTakeFirstOrThrow()
  return found.count
}

/** Certificates in force. */
export async function countCertificates(tx: Tx): Promise<number> {
  const found = await tx.db
    .selectFrom('certificate')
    .where('orgId', '=', tx.orgId)
    .where('replacedAt', 'is', null)
    .select(rows.as('count'))
    .executeTakeFirstOrThrow()
  return found.count
}

/** Statuses of applications that are complete. */
export const ENDED: ReadonlySet<string> = new Set([
  MemberStatus.Approved,
  OrgStatus.Approved,
  OrgStatus.Refused,
])

/** Counts the accounts that were registered by their owners; staff accounts are created by others. */
export async function countRegistered(tx: Tx): Promise<number> {
  const found = await tx.db
    .selectFrom('account')
    .where('orgId', '=', tx.orgId)
    .where('userType', '!=', UserType.Staff)
    .where('closedAt', 'is', null)
    .select(rows.as('count'))
    .executeTakeFirstOrThrow()
  return found.count
}

/** Accounts that agreed to a version of a document. */
export async function countAgreed(
  tx: Tx,
  { document, version }: { document: string; version: string },
): Promise<number> {
  const found = await tx.db
    .selectFrom('consent')
    .where('orgId', '=', tx.orgId)
    .where('document', '=', document)
    .where('version', '=', version)
    .where('accountId', 'is not', null)
    .select(sql<number>`count(distinct account_id)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return found.count
}
