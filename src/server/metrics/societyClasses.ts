import { numbersGiven } from '#server/modules/records/repositories/memberNumbers.ts'
import { readThoseThere } from '#server/store/shards/readThoseThere.ts'
import type { Store } from '#server/store/store.ts'

/** `none`: no society has the host. */
export type SocietyClass = 'none' | 'small' | 'medium' | 'large'

const FROM_MEDIUM = 1_000
const FROM_LARGE = 100_000
const FRESH_MS = 600_000

export interface SocietyClasses {
  of(orgId: string | undefined): SocietyClass
  /** Reads the sizes again unless they are fresh. */
  renew(): Promise<void>
}

/** Classifies societies by the number of member numbers they have issued; until the first `renew` all are small. */
export function createSocietyClasses(store: Store, now: () => number = Date.now): SocietyClasses {
  let sizes: ReadonlyMap<string, number> = new Map()
  let readAt = Number.NEGATIVE_INFINITY
  return {
    of(orgId) {
      if (orgId === undefined) return 'none'
      const size = sizes.get(orgId) ?? 0
      if (size >= FROM_LARGE) return 'large'
      return size >= FROM_MEDIUM ? 'medium' : 'small'
    },
    async renew() {
      if (now() - readAt < FRESH_MS) return
      readAt = now()
      const read = await readThoseThere(store, (shard) => shard.txSystem(numbersGiven))
      sizes = new Map(read.flat().map(({ orgId, count }) => [orgId, count]))
    },
  }
}
