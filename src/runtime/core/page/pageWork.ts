/** What nodes do meanwhile that a call must not overtake. */
export interface PageWork {
  /** @param work comes to false when it failed; it must not reject */
  attach(work: Promise<boolean>): void
  /** Resolves when nothing is under way; false when something failed meanwhile. */
  done(): Promise<boolean>
}

export function createPageWork(): PageWork {
  const underWay = new Set<Promise<boolean>>()
  return {
    attach(work) {
      underWay.add(work)
      const forget = () => underWay.delete(work)
      work.then(forget, forget)
    },
    async done() {
      const ends = await Promise.all(underWay)
      return ends.every(Boolean)
    },
  }
}
