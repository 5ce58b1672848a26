import type { Utilisation } from '#server/store/shares/loopCap.ts'

/**
 * A database that takes the event loop to be idle, however busy the tests' machine is: a society whose transactions meet
 * in a test keeps the connections to meet with.
 */
export const idleLoop = { utilisation: (): Utilisation => () => 0 }
