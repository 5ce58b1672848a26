import { createHash } from 'node:crypto'
import { createPromiseCache } from '#server/base/shared/promiseCache.ts'

const KEPT = 500
const DAY_MS = 86_400_000

/** Caches the answers of jobs by content for the day (UTC); a failed job is run again. */
export function rememberAnswers<Job, Answer>(
  run: (job: Job) => Promise<Answer>,
  wallClock: () => number,
): (job: Job) => Promise<Answer> {
  const answers = createPromiseCache<Answer>(KEPT)
  return (job) => {
    const day = Math.floor(wallClock() / DAY_MS)
    const key = createHash('sha256')
      .update(JSON.stringify([day, job]))
      .digest('base64')
    return answers.get(key, () => run(job))
  }
}
