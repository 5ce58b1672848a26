import { ownValue } from '#contract/record.ts'
import { fill } from '#domain/text/fill.ts'
import { formatMoment } from '#domain/time/dateFormat.ts'
import {
  countDead,
  type DeadJob,
  listDead,
  retryDead,
  sumByKind,
  type WhichDead,
} from '#server/base/repositories/deadJobs.ts'
import words from '#server/messages/jobs.json' with { type: 'json' }
import type { JobKind } from '#server/store/jobKinds.ts'
import type { Store } from '#server/store/store.ts'
import type { ConfigAnswer } from './questions.ts'

const LISTED_AT_MOST = 200

/** Kind of job → its name for operators. */
export const KIND_NAMES: Readonly<Record<JobKind, string>> = words.kinds

/** Lists the dead jobs by society, kind and code of the failure, never with their payload. */
export async function deadJobsAnswer(store: Store): Promise<ConfigAnswer> {
  const { counts, jobs } = await readDead(store)
  if (jobs.length === 0) return { ok: true, lines: [words.none] }
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  return {
    ok: true,
    lines: [
      ...counts.map(({ kind, count }) => fill(words.count, { kind, name: nameOf(kind), count })),
      ...jobs.map(jobLine),
      ...(total > jobs.length ? [fill(words.more, { count: jobs.length })] : []),
    ],
  }
}

/** Reads the number of dead jobs by kind, and the last ones to die, over all databases. */
async function readDead(store: Store) {
  const read = store.shards().map((shard) =>
    shard.txSystem(async (tx) => ({
      counts: await countDead(tx),
      jobs: await listDead(tx, LISTED_AT_MOST),
    })),
  )
  const all = await Promise.all(read)
  const jobs = all.flatMap((one) => one.jobs).toSorted((one, other) => diedAt(other) - diedAt(one))
  return {
    counts: sumByKind(all.flatMap(({ counts }) => counts)),
    jobs: jobs.slice(0, LISTED_AT_MOST),
  }
}

const diedAt = ({ deadAt }: DeadJob): number => deadAt?.getTime() ?? 0

const nameOf = (kind: string): string => ownValue(KIND_NAMES, kind) ?? kind

const jobLine = ({ deadAt, code, kind, id, tries, error }: DeadJob & { code: string }): string =>
  fill(words.job, {
    at: formatMoment(deadAt?.getTime() ?? 0, 'yyyy-MM-dd HH:mm') ?? '',
    ...{ code, kind, id, tries },
    error: error ?? '',
  })

export async function retryJobsAnswer(store: Store, which: WhichDead): Promise<ConfigAnswer> {
  let count = 0
  for (const shard of store.shards()) count += await shard.txSystem((tx) => retryDead(tx, which))
  if (count > 0) return { ok: true, lines: [fill(words.retried, { count })] }
  return {
    ok: false,
    lines: [fill(words.noneRetried, { which: which.id ?? which.kind ?? '' })],
  }
}
