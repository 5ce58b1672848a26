import {
  type Expression,
  type ExpressionBuilder,
  expressionBuilder,
  type SelectQueryBuilder,
  type SqlBool,
} from 'kysely'
import type { ApplicationTable, Database } from '#server/store/schema.ts'
import type { Tx } from '#server/store/store.ts'
import type { ApplicationRow } from './applicationTables.ts'

/** How records refer to a person: the account that created them, the mobile, or the unit acted for. */
export interface PersonOwner {
  accountId?: string | undefined
  mobile?: string | undefined
  orgUnitId?: string | undefined
}

/** Condition that a record refers to the person in any of these ways; absent keys match nothing. */
export function ownedBy({ accountId, mobile, orgUnitId }: PersonOwner): Expression<SqlBool> {
  const e = expressionBuilder<Database, 'memberApplication'>()
  return e.or([
    ...(accountId === undefined ? [] : [e('accountId', '=', accountId)]),
    ...(mobile === undefined ? [] : [e('mobile', '=', mobile)]),
    ...(orgUnitId === undefined ? [] : [e('orgUnitId', '=', orgUnitId)]),
  ])
}

/** Columns of text, by the whole value. */
type Equal<Row> = {
  [Column in keyof Row as Row[Column] extends string | null ? Column : never]?:
    | NonNullable<Row[Column]>
    | undefined
}

/** Condition beyond equality; built by the store, only passed on by services. */
export type Condition = (e: ExpressionBuilder<Database, 'memberApplication'>) => Expression<SqlBool>

/** All given filters must match. */
export type ApplicationFilter<Row extends { status: string }> = Omit<Equal<Row>, 'status'> & {
  status?: readonly Row['status'][] | undefined
  owner?: PersonOwner | undefined
  /** The whole mobile, card number or other searched column (design, section 5: status query, 0205). */
  exactly?: string | undefined
  also?: Condition | undefined
}

export type Matching<Table extends ApplicationTable> = SelectQueryBuilder<Database, Table, object>

/** Applications of the transaction's organisation that match the filter and were not cleared. */
export function matching<Table extends ApplicationTable>(
  tx: Tx,
  table: Table,
  filter: ApplicationFilter<ApplicationRow<Table>>,
  searched: readonly string[],
): Matching<Table> {
  // Typed as one of the tables: the filter, which is typed over its own, brings the other columns.
  const { owner, status, exactly, also, ...equal } = filter as MemberFilter
  let query = tx.db
    .selectFrom(table as 'memberApplication')
    .where('orgId', '=', tx.orgId)
    .where('clearedAt', 'is', null)
  for (const [column, value] of Object.entries(equal))
    if (value !== undefined) query = query.where(column as 'id', '=', value)
  if (owner !== undefined) query = query.where(ownedBy(owner))
  if (status !== undefined) query = query.where('status', 'in', [...status])
  if (exactly !== undefined)
    query = query.where((e) => e.or(searched.map((column) => e(column as 'id', '=', exactly))))
  if (also !== undefined) query = query.where(also)
  return query as unknown as Matching<Table>
}

type MemberFilter = ApplicationFilter<ApplicationRow<'memberApplication'>>
