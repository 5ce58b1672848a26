const MINUTE_MS = 60_000

/** Delays for providers that close an order on request. */
export const AT_DEADLINE: readonly number[] = [0]

/** Delays for providers without a close operation: a code scanned in time may be paid some time after the deadline. */
export const UNTIL_NEXT_DAY: readonly number[] = [
  0,
  10 * MINUTE_MS,
  120 * MINUTE_MS,
  24 * 60 * MINUTE_MS,
]
