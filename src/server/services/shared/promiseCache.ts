/** Answers by key; those being made are shared. */
export interface PromiseCache<Answer> {
  get(key: string, make: () => Promise<Answer>): Promise<Answer>
}

/** Creates a cache of at most `max` answers that forgets the least recently used first; a failed one is made again. */
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
