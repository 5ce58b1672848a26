/** Milliseconds. Opening includes recovery after a crash. */
export interface ThreadTimes {
  open: number
  statement: number
  /** How long a call waits for a database that is being reopened. */
  reopenWait: number
  /** Between two tries to reopen. */
  retry: number
  /** How long the question whether it answers waits behind a running statement. */
  ping: number
}

export const THREAD_TIMES: ThreadTimes = {
  open: 60_000,
  statement: 15_000,
  reopenWait: 5_000,
  retry: 1_000,
  ping: 1_000,
}
