import { setTimeout as sleep } from 'node:timers/promises'
import { stuckJobs } from './findUnfinished.ts'
import { type Ledger, readLedger } from './ledger.ts'
import type { ServerProcess } from './serverProcess.ts'
import type { Society } from './society.ts'

/** After the deadline, and as long as a bank may still be asked. */
const STEPS_MINUTES = [31, 11, 120, 1440, 60]
const POLL_MS = 1200
const QUIET_MS = 800
const ROUNDS = 6

/**
 * Lets a server at the society's first port, begun already, live through the next days undisturbed: providers tell
 * what they have still to tell, deadlines pass, jobs are done. The ledger it leaves is what remains for good.
 */
export async function calmDown(society: Society, begun: ServerProcess): Promise<Ledger> {
  const { provider, clock, ports } = society
  await provider.reach([ports[0]])
  for (let round = 1; ; round += 1) {
    const server = round === 1 ? begun : society.serve(ports[0])
    await server.ready()
    for (const minutes of round === 1 ? STEPS_MINUTES : [60]) {
      for (const trade of provider.trades().filter(({ nextAt }) => nextAt !== null))
        await provider.control('deliver', trade)
      clock.advance(minutes * 60_000)
      await sleep(POLL_MS)
      await provider.calm(QUIET_MS)
    }
    await sleep(round * POLL_MS)
    await server.stop()
    const ledger = await society.look(readLedger)
    if (stuckJobs(ledger).length === 0 || round === ROUNDS) return ledger
  }
}
