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

/** What a database knows of a society that is, or was, on its way. */
export interface Away {
  state: MoveState
  peer: string
}

/** Statement that reads what a database knows of a society; literal, so that it is sent with others. */
export const awayOf = (orgId: string) => sql<Away>`
  select state, peer from society_move
  where org_id = ${sql.lit(orgId)} and state <> 'arrived' and (until is null or until > now())`
