import { sql } from 'kysely'
import { Busy } from '../databaseError.ts'
import type { MoveState } from '../tables/operations.ts'

/** The society is at home in another database: its work has to be done there. Nothing was done here. */
export class Elsewhere extends Busy {
  override name = 'Elsewhere'

  constructor(readonly peer: string) {
    super(`the society is at home in ${peer}`)
  }
}

/** The society is being moved, and nothing may be written meanwhile. Nothing was done. */
export class Leaving extends Busy {
  override name = 'Leaving'
}

/** State of a society that is being moved or was moved, as one database records it. */
export interface Away {
  state: MoveState
  peer: string
}

/**
 * Returns the statement that reads a society's move state in this database; literal, so that it is sent together with
 * others.
 */
export const awayOf = (orgId: string) => sql<Away>`
  select state, peer from society_move
  where org_id = ${sql.lit(orgId)} and state <> 'arrived' and (until is null or until > now())`
