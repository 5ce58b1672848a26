import { type Expression, expressionBuilder, type SqlBool } from 'kysely'
import type { Database } from '../schema.ts'

/** How records refer to a person: the account that created them, the mobile, or the unit acted for. */
export interface PersonOwner {
  accountId?: string | undefined
  mobile?: string | undefined
  orgUnitId?: string | undefined
}

type Records = 'memberApplication' | 'orApplication'

/** Condition that a record refers to the person in any of these ways; absent keys match nothing. */
export function ownedBy(
  table: Records,
  { accountId, mobile, orgUnitId }: PersonOwner,
): Expression<SqlBool> {
  const e = expressionBuilder<Database, Records>()
  return e.or([
    ...(accountId === undefined ? [] : [e(`${table}.accountId`, '=', accountId)]),
    ...(mobile === undefined ? [] : [e(`${table}.mobile`, '=', mobile)]),
    ...(orgUnitId === undefined ? [] : [e(`${table}.orgUnitId`, '=', orgUnitId)]),
  ])
}
