/** Limits in milliseconds. Opening includes crash recovery. */
export interface ThreadTimes {
  open: number
  statement: number
  /** How long a call waits for a database being reopened. */
  reopenWait: number
  /** Delay between attempts to reopen. */
  retry: number
  /** How long a ping waits behind a running statement. */
  ping: number
}

export const THREAD_TIMES: ThreadTimes = {
  open: 60_000,
  statement: 15_000,
  reopenWait: 5_000,
  retry: 1_000,
  ping: 1_000,
}
