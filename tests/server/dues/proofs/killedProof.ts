import { setTimeout as sleep } from 'node:timers/promises'
import { calmDown } from './calmDown.ts'
import { findFaults } from './findFaults.ts'
import { findUnfinished } from './findUnfinished.ts'
import { ACCOUNT } from './foundSociety.ts'
import { readLedger } from './ledger.ts'
import { createRandom } from './random.ts'
import { type DatabaseName, openSociety, type Society, type SocietyOptions } from './society.ts'
import { type Summary, summaryOf } from './summary.ts'
import { openTraffic, type Traffic } from './traffic.ts'

export interface KilledOptions extends Pick<SocietyOptions, 'database' | 'entry'> {
  kills: number
  seed: number
  tell?: (line: string) => void
}

const PEOPLE = 8
/** Orders after which they are in the middle of it. */
const AT_WORK = 3
/** Every so manieth member has a mobile of its own, and proves it; the others are one account's. */
const OWN_MOBILE = 8
/** Members who come and go with each server that is killed. */
const MEMBERS_A_KILL = 5
/** At most so long a server goes on once people are at work, and so many minutes pass until the next. */
const WORK_MS = 2500
const LONGEST_MS = 10_000
const AWAY_MINUTES = 12

/**
 * Kills the server with SIGKILL `kills` times in the middle of concurrent payments, now and then while it is still
 * starting, then lets everything come to its end. What the providers' own book says was paid must be in the books
 * once: as years or on the list of staff.
 */
export async function killedProof({
  database,
  entry,
  kills,
  seed,
  tell,
}: KilledOptions): Promise<Summary> {
  const mobiles = mobilesOf(20 + kills * MEMBERS_A_KILL)
  const society = await openSociety({ database, entry, mobiles })
  try {
    const random = createRandom(seed)
    const traffic = openTraffic(society, random, () => society.ports[0])
    await society.provider.reach([society.ports[0]])
    const faults: string[] = []
    for (let kill = 1; kill <= kills; kill += 1) {
      faults.push(...(await liveAndDie(society, traffic)))
      if (kill % lookEvery(database) === 0) faults.push(...(await faultsNow(society, traffic)))
      society.clock.advance(random.below(AWAY_MINUTES * 60_000))
      traffic.stage += MEMBERS_A_KILL
      tell?.(`${database}: kill ${kill} of ${kills}, ${traffic.orders.length} orders`)
    }
    const ledger = await calmDown(society, society.serve(society.ports[0]))
    const evidence = { ledger, trades: society.provider.trades(), promised: traffic.promised }
    faults.push(...traffic.faults, ...findFaults(evidence), ...findUnfinished(evidence))
    if (ledger.payments.length === 0) faults.push('nothing was paid, so nothing is proven')
    return summaryOf({ name: database, kills, evidence, faults })
  } finally {
    await society.end()
  }
}

const mobilesOf = (members: number): string[] =>
  Array.from({ length: members }, (_none, at) =>
    at % OWN_MOBILE === OWN_MOBILE - 1 ? String(13_950_000_000 + at) : ACCOUNT.mobile,
  )

/** Looking into the embedded database is a start of its own, and does the recovery that is the server's to do. */
const lookEvery = (database: DatabaseName) => (database === 'embedded' ? 6 : 1)

/** One server's life; what its log says of errors. */
async function liveAndDie(society: Society, traffic: Traffic): Promise<string[]> {
  const { random } = traffic
  const server = society.serve(society.ports[0])
  if (random.chance(0.15)) await sleep(random.below(3000))
  else {
    await server.ready()
    const flow = traffic.flow(PEOPLE)
    await intoTheirWork(traffic)
    await sleep(random.below(WORK_MS))
    await server.kill()
    await flow.stop()
    return server.errors()
  }
  await server.kill()
  return server.errors()
}

/** Until so many orders more are known, or there was time enough for them. */
async function intoTheirWork(traffic: Traffic): Promise<void> {
  const [before, end] = [traffic.orders.length, performance.now() + LONGEST_MS]
  while (traffic.orders.length < before + AT_WORK && performance.now() < end) await sleep(10)
}

async function faultsNow(society: Society, { promised }: Traffic): Promise<string[]> {
  const trades = society.provider.trades()
  const ledger = await society.look(readLedger)
  return findFaults({ ledger, trades, promised })
}
