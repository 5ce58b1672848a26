import { setTimeout as sleep } from 'node:timers/promises'
import type { MoveState } from '../../tables/operations.ts'
import type { End } from './ends.ts'
import type { Patience } from './patience.ts'

export interface Moving {
  state: MoveState
  peer: string
  isVerified: boolean
}

/** Returns the move state of a society in one database; undefined when none is recorded. */
export async function stateAt({ client }: End, orgId: string): Promise<Moving | undefined> {
  const { rows } = await client.query<Moving>(
    `select state, peer, is_verified as "isVerified" from society_move where org_id = $1`,
    [orgId],
  )
  return rows[0]
}

/** Records the move state of a society in one database; with `seconds` it expires, as `leaving` does. */
export async function setState(
  { client }: End,
  orgId: string,
  { state, peer, seconds = null }: { state: MoveState; peer: string; seconds?: number | null },
): Promise<void> {
  await client.query(
    `insert into society_move (org_id, state, peer, until)
      values ($1, $2, $3, now() + make_interval(secs => $4::float8))
      on conflict (org_id) do update
      set state = excluded.state, peer = excluded.peer, until = excluded.until, is_verified = false`,
    [orgId, state, peer, seconds],
  )
}

export async function clearState({ client }: End, orgId: string, state: MoveState): Promise<void> {
  await client.query(`delete from society_move where org_id = $1 and state = $2`, [orgId, state])
}

/** True while the pause of writes that began with `leaving` has not ended. */
export async function isLeaving({ client }: End, orgId: string): Promise<boolean> {
  const { rows } = await client.query(
    `select from society_move where org_id = $1 and state = 'leaving' and until > clock_timestamp()`,
    [orgId],
  )
  return rows.length === 1
}

/** Removes the expiry of `leaving`, so that it lasts until it is cleared; false when it has expired. */
export async function pin({ client }: End, orgId: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `update society_move set until = null
      where org_id = $1 and state = 'leaving' and (until is null or until > clock_timestamp())`,
    [orgId],
  )
  return rowCount === 1
}

export async function noteVerified({ client }: End, orgId: string): Promise<void> {
  await client.query(`update society_move set is_verified = true where org_id = $1`, [orgId])
}

const LOOK_MS = 10

/**
 * Waits until every transaction of the product that began before this call has ended: later ones read the state that
 * was committed before it. Blocks no transaction and compares no clocks. Throws NotMoved when `patience` ends.
 */
export async function drained({ client }: End, patience: Patience): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    `select l.virtualtransaction as id from pg_locks l join pg_stat_activity a on a.pid = l.pid
      where l.locktype = 'virtualxid' and l.mode = 'ExclusiveLock'
        and a.datname = current_database() and a.pid <> pg_backend_pid()
        and a.usesysid = (select relowner from pg_class where oid = 'public.organisation'::regclass)`,
  )
  const before = rows.map(({ id }) => id)
  for (;;) {
    const { rows: running } = await client.query(
      `select from pg_locks where locktype = 'virtualxid' and mode = 'ExclusiveLock'
        and virtualtransaction = any ($1) limit 1`,
      [before],
    )
    if (running.length === 0) return
    patience.require()
    await sleep(LOOK_MS)
  }
}
