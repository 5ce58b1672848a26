import type { Lane } from '#server/store/jobKinds.ts'

export interface LaneLimits {
  /** Most jobs a process works at a time. */
  concurrency: number
  /** How soon a process finds jobs that another has enqueued. */
  pollMs: number
}

export const LANE_LIMITS: Readonly<Record<Lane, LaneLimits>> = {
  urgent: { concurrency: 20, pollMs: 500 },
  money: { concurrency: 10, pollMs: 1_000 },
  usual: { concurrency: 10, pollMs: 2_000 },
  bulk: { concurrency: 10, pollMs: 5_000 },
}

/** Most jobs of a society before the next has its turn. */
export const EACH = 5

/** How long a claimed job belongs to its process. */
export const LEASE_SECONDS = 60
