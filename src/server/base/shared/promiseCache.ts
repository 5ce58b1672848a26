/** Cache of answers by key; concurrent callers share one computation. */
export interface PromiseCache<Answer> {
  /** Returns the answer of the key, as one that was used last; undefined where there is none. */
  find(key: string): Promise<Answer> | undefined
  get(key: string, make: () => Promise<Answer>): Promise<Answer>
}

/**
 * Creates a cache of at most `max` answers that evicts the least recently used first; a failed answer is not cached.
 */
export function createPromiseCache<Answer>(max: number): PromiseCache<Answer> {
  const answers = new Map<string, Promise<Answer>>()
  const use = (key: string, answer: Promise<Answer>) => {
    answers.delete(key)
    answers.set(key, answer)
    return answer
  }
  return {
    find(key) {
      const answer = answers.get(key)
      return answer && use(key, answer)
    },
    get(key, make) {
      const answer = use(key, answers.get(key) ?? make())
      answer.catch(() => answers.delete(key))
      const [oldest] = answers.keys()
      if (answers.size > max && oldest !== undefined) answers.delete(oldest)
      return answer
    },
  }
}
