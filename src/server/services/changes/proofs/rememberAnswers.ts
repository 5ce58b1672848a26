import { createHash } from 'node:crypto'

const KEPT = 500
const DAY_MS = 86_400_000

/**
 * Answers a job that was done today from memory, by its content; a failed one is done again. The job least recently
 * asked for is forgotten first.
 */
export function rememberAnswers<Job, Answer>(
  run: (job: Job) => Promise<Answer>,
  wallClock: () => number,
): (job: Job) => Promise<Answer> {
  const answers = new Map<string, Promise<Answer>>()
  return (job) => {
    const day = Math.floor(wallClock() / DAY_MS)
    const key = createHash('sha256')
      .update(JSON.stringify([day, job]))
      .digest('base64')
    const answer = answers.get(key) ?? run(job)
    answers.delete(key)
    answers.set(key, answer)
    answer.catch(() => answers.delete(key))
    const [oldest] = answers.keys()
    if (answers.size > KEPT && oldest !== undefined) answers.delete(oldest)
    return answer
  }
}
