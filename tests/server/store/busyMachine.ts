import type { Utilisation } from '#server/store/shares/loopCap.ts'
import { patience } from '../../support/patience.ts'

/**
 * A database that takes the event loop to be idle, however busy the tests' machine is: a society whose transactions meet
 * in a test keeps the connections to meet with. A connection may take as long as that machine needs: its answer waits
 * behind what the loop is at, such as the first import of a server, and the limit is reached before it is read.
 */
export const busyMachine = {
  utilisation: (): Utilisation => () => 0,
  connectMs: patience(20),
}
