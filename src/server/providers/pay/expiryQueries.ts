const MINUTE_MS = 60_000

/** For providers that close an order when they are asked to. */
export const AT_DEADLINE: readonly number[] = [0]

/** For providers without a close operation: a code scanned in time may be paid some time after the deadline. */
export const UNTIL_NEXT_DAY: readonly number[] = [
  0,
  10 * MINUTE_MS,
  120 * MINUTE_MS,
  24 * 60 * MINUTE_MS,
]
