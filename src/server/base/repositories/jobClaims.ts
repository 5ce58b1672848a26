import { sql } from 'kysely'
import type { Lane } from '#server/store/jobKinds.ts'
import type { SystemTx } from '#server/store/store.ts'
import type { OutboxJob } from './outbox.ts'

export interface Claim {
  lane: Lane
  /** How long no other process gets the jobs. */
  seconds: number
  limit: number
  /** Most jobs of a society before the next has its turn. */
  each: number
  /** The society that had the last turn; its successor begins. */
  after: string
}

/** A job with the code of its society. */
export type ClaimedJob = OutboxJob & { society: string }

export interface Claimed {
  jobs: ClaimedJob[]
  /** The society that had the last turn. */
  after: string
}

/** More jobs than all processes work on at a time in a lane, so that among so many the first waiting job is found. */
const WORKED_AT_MOST = 100

/**
 * Leases due jobs of a lane; societies take turns. Commit, make the external call with the job's id as its idempotency
 * key, then call `finishJob` or `failJob`. After a crash a claim after the lease gets them.
 */
export async function claimJobs(tx: SystemTx, claim: Claim): Promise<Claimed> {
  const jobs: ClaimedJob[] = []
  let { after } = claim
  while (jobs.length < claim.limit) {
    const limit = claim.limit - jobs.length
    const turn = await claimTurn(tx, { ...claim, limit, after })
    jobs.push(...turn)
    if (turn.length === 0 && after === '') break
    after = turn.length < limit ? '' : lastOf(turn)
  }
  return { jobs, after }
}

const lastOf = (jobs: readonly OutboxJob[]): string =>
  jobs.map(({ orgId }) => orgId).reduce((last, orgId) => (orgId > last ? orgId : last), '')

/**
 * One turn of each society behind `after`, in the order of their ids. Societies are found by a skip scan, one index
 * descent each, which ends as soon as the limit is reached: jobs that wait behind a society's turn are not read.
 */
async function claimTurn(
  tx: SystemTx,
  { lane, seconds, limit, each, after }: Claim,
): Promise<ClaimedJob[]> {
  const leaseUntil = new Date(tx.now.getTime() + seconds * 1000)
  const claimed = await sql<ClaimedJob>`
    with recursive society as (
      (select org_id from outbox
        where lane = ${lane} and done_at is null and dead_at is null and org_id > ${after}
        order by org_id limit 1)
      union all
      select (select next.org_id from outbox next
        where next.lane = ${lane} and next.done_at is null and next.dead_at is null
          and next.org_id > society.org_id
        order by next.org_id limit 1)
      from society where society.org_id is not null
    ), due as materialized (
      select job.org_id, job.id from society cross join lateral (
        select org_id, id from outbox
          where lane = ${lane} and done_at is null and dead_at is null
            and org_id = society.org_id and run_at <= ${tx.now}
            and (lease_until is null or lease_until < ${tx.now})
          order by run_at limit ${each} for update skip locked) job
      limit ${limit}
    )
    update outbox set lease_until = ${leaseUntil}, tries = tries + 1 from due
      where outbox.org_id = due.org_id and outbox.id = due.id
      returning outbox.*,
        (select code from organisation where organisation.org_id = outbox.org_id) as society`.execute(
    tx.db,
  )
  return claimed.rows
}

/**
 * Returns when the next job of a lane is due, perhaps in the past; undefined when none waits. One that is being worked is
 * due at the end of its lease.
 */
export async function nextDue(tx: SystemTx, lane: Lane): Promise<Date | undefined> {
  const first = tx.db
    .selectFrom('outbox')
    .where('lane', '=', lane)
    .where('doneAt', 'is', null)
    .where('deadAt', 'is', null)
    .orderBy('runAt')
    .limit(WORKED_AT_MOST)
    .select(sql<Date>`greatest(run_at, lease_until)`.as('dueAt'))
  const next = await tx.db
    .selectFrom(first.as('first'))
    .select(({ fn }) => fn.min('dueAt').as('dueAt'))
    .executeTakeFirst()
  return next?.dueAt ?? undefined
}
