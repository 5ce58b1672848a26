const FRESH_MS = 2_000

/** Detects whether more than one society has been active within the last two seconds. */
interface Company {
  note(orgId: string): void
  isPresent(): boolean
}

export function createCompany(now: () => number = () => performance.now()): Company {
  let last: string | undefined
  let changedAt = Number.NEGATIVE_INFINITY
  return {
    note(orgId) {
      if (last !== undefined && last !== orgId) changedAt = now()
      last = orgId
    },
    isPresent: () => now() - changedAt < FRESH_MS,
  }
}
