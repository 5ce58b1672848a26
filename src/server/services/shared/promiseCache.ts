/** Cache of answers by key; concurrent callers share one computation. */
export interface PromiseCache<Answer> {
  get(key: string, make: () => Promise<Answer>): Promise<Answer>
}

/**
 * Creates a cache of at most `max` answers that evicts the least recently used first; a failed answer is not cached.
 */
export function createPromiseCache<Answer>(max: number): PromiseCache<Answer> {
  const answers = new Map<string, Promise<Answer>>()
  return {
    get(key, make) {
      const answer = answers.get(key) ?? make()
      answers.delete(key)
      answers.set(key, answer)
      answer.catch(() => answers.delete(key))
      const [oldest] = answers.keys()
      if (answers.size > max && oldest !== undefined) answers.delete(oldest)
      return answer
    },
  }
}
