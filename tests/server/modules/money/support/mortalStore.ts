import type { Store } from '#server/store/store.ts'

/** The process died, as far as the code under test can tell. */
export class Died extends Error {}

export interface MortalStore {
  store: Store
  /** Dies at the transaction that is `after` ones away: before it commits, or right after. */
  dieAt(after: number, when: 'before' | 'after'): void
  live(): void
}

/** A store whose transactions of organisations may end in death; what was not committed is gone. */
export function mortalStore(real: Store): MortalStore {
  let left = -1
  let dies: 'before' | 'after' = 'before'
  return {
    dieAt(after, when) {
      left = after
      dies = when
    },
    live() {
      left = -1
    },
    store: {
      ...real,
      async tx(orgId, work) {
        const isLast = left === 0
        left -= 1
        if (!isLast) return real.tx(orgId, work)
        await real.tx(orgId, async (tx) => {
          await work(tx)
          if (dies === 'before') throw new Died()
        })
        throw new Died()
      },
    },
  }
}
