import { claimJobs } from '#server/base/repositories/jobClaims.ts'
import { EACH, LEASE_SECONDS } from '#server/jobs/lanes.ts'
import { type OutboxParts, workJob } from '#server/jobs/workJob.ts'
import { LANES } from '#server/store/jobKinds.ts'

const LIMIT = 20

/** Works what is due in every lane once, at most twenty jobs of each; returns the number of jobs claimed. */
export async function workOutbox(parts: OutboxParts): Promise<number> {
  const claims = LANES.map((lane) =>
    parts.store.txSystem((tx) =>
      claimJobs(tx, { lane, seconds: LEASE_SECONDS, limit: LIMIT, each: EACH, after: '' }),
    ),
  )
  const jobs = (await Promise.all(claims)).flatMap((claimed) => claimed.jobs)
  const worked = await Promise.allSettled(jobs.map((job) => workJob(parts, job)))
  for (const one of worked) if (one.status === 'rejected') throw one.reason
  return jobs.length
}
