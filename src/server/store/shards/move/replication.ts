import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type End, societyTables } from './ends.ts'
import { NotMoved } from './notMoved.ts'
import type { Patience } from './patience.ts'

/** PostgreSQL’s own logical replication of one society's rows, from one end to the other. */
export interface Replication {
  from: End
  to: End
  orgId: string
}

const LOOK_MS = 25

/** Name of publication, subscription and slot of a society. */
const nameOf = (orgId: string): string =>
  `move_${createHash('sha256').update(orgId).digest('hex').slice(0, 24)}`

/** Publishes the society's rows and creates the slot, which retains the log from here on for the other end. */
export async function publish({ from, orgId }: Replication): Promise<void> {
  const name = nameOf(orgId)
  const filter = `where (org_id = ${pg.escapeLiteral(orgId)})`
  const tables = (await societyTables(from)).map((table) => `public.${table} ${filter}`)
  await from.client.query(`create publication ${name} for table ${tables.join(', ')}`)
  await from.client.query(`select pg_create_logical_replication_slot($1, 'pgoutput')`, [name])
}

export async function subscribe({ from, to, orgId }: Replication): Promise<void> {
  const name = nameOf(orgId)
  await to.client.query(
    `create subscription ${name} connection ${pg.escapeLiteral(from.url)} publication ${name}
      with (create_slot = false, slot_name = ${name}, synchronous_commit = on)`,
  )
}

export async function isSubscribed({ to, orgId }: Replication): Promise<boolean> {
  const { rows } = await to.client.query(
    `select from pg_subscription s join pg_database d on d.oid = s.subdbid
      where s.subname = $1 and d.datname = current_database()`,
    [nameOf(orgId)],
  )
  return rows.length > 0
}

/** Errors without progress after which the copy counts as failed; fewer may be transient, such as a lack of workers. */
const TOO_MANY_ERRORS = 5

/**
 * Waits until every table is copied and replicating.
 * @throws NotMoved when the other end rejects a row
 */
export async function copied({ to, orgId }: Replication): Promise<void> {
  let last: Progress | undefined
  for (;;) {
    const now = await progressOf(to, nameOf(orgId))
    if (now.open === 0) return
    if (!last || now.open < last.open) last = now
    if (now.errors >= last.errors + TOO_MANY_ERRORS)
      throw new NotMoved('rejected', { name: to.name })
    await sleep(LOOK_MS)
  }
}

interface Progress {
  /** Number of tables not yet copied and replicating. */
  open: number
  errors: number
}

async function progressOf({ client }: End, name: string): Promise<Progress> {
  const { rows } = await client.query<{ open: string; errors: string }>(
    `select (select count(*) from pg_subscription_rel where srsubid = s.oid and srsubstate <> 'r') as open,
      (select apply_error_count + sync_error_count from pg_stat_subscription_stats where subid = s.oid) as errors
      from pg_subscription s where s.subname = $1`,
    [name],
  )
  return { open: Number(rows[0]?.open ?? 1), errors: Number(rows[0]?.errors ?? 0) }
}

/**
 * Waits until the other end has stored everything committed at the source before the call. Throws NotMoved when
 * `patience` ends.
 */
export async function caughtUp({ from, orgId }: Replication, patience: Patience): Promise<void> {
  const { rows: sent } = await from.client.query<{ at: string }>(
    `select pg_logical_emit_message(true, 'society_move', $1) as at`,
    [orgId],
  )
  for (;;) {
    const { rows } = await from.client.query(
      `select from pg_replication_slots where slot_name = $1 and confirmed_flush_lsn >= $2::pg_lsn`,
      [nameOf(orgId), sent[0]?.at],
    )
    if (rows.length > 0) return
    patience.require()
    await sleep(LOOK_MS)
  }
}

/** Ends the replication, if there is one; dropping the subscription drops its slots, too. */
export async function unsubscribe(replication: Replication): Promise<void> {
  if (await isSubscribed(replication))
    await replication.to.client.query(`drop subscription ${nameOf(replication.orgId)}`)
}

/** Removes the subscription, slot and publication that an interrupted move left at both ends. */
export async function endReplication(replication: Replication): Promise<void> {
  const { from, orgId } = replication
  await unsubscribe(replication)
  await dropSlot(from, nameOf(orgId))
  await unpublish(replication)
}

export async function unpublish({ from, orgId }: Replication): Promise<void> {
  await from.client.query(`drop publication if exists ${nameOf(orgId)}`)
}

/** Drops a slot, if it exists, once it is inactive: it may stay active a moment longer than its subscription. */
async function dropSlot({ client }: End, name: string): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ active: boolean }>(
      `select active from pg_replication_slots where slot_name = $1`,
      [name],
    )
    if (rows.length === 0) return
    if (!rows[0]?.active) {
      await client.query(`select pg_drop_replication_slot($1)`, [name])
      return
    }
    await sleep(LOOK_MS)
  }
}
