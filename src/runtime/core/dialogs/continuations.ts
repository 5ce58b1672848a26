/** Actions suspended until a guard's remedy ends: at most one, in memory only. */
export interface Continuations {
  /**
   * Runs the remedy while the caller waits. Returns false without running it when another action is suspended already:
   * a person answers one question at a time.
   */
  suspend(remedy: () => Promise<void>): Promise<boolean>
  pending(): boolean
}

export function createContinuations(): Continuations {
  let pending = false
  return {
    pending: () => pending,
    async suspend(remedy) {
      if (pending) return false
      pending = true
      try {
        await remedy()
      } finally {
        pending = false
      }
      return true
    },
  }
}
