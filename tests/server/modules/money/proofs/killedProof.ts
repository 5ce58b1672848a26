import { calmDown } from './calmDown.ts'
import { findFaults } from './findFaults.ts'
import { findUnfinished } from './findUnfinished.ts'
import { ACCOUNT } from './foundSociety.ts'
import { readLedger } from './ledger.ts'
import { liveAndDie } from './liveAndDie.ts'
import { createRandom } from './random.ts'
import { type DatabaseName, openSociety, type Society, type SocietyOptions } from './society.ts'
import { type Summary, summaryOf } from './summary.ts'
import { openTraffic, type Traffic } from './traffic.ts'

export interface KilledOptions extends Pick<SocietyOptions, 'database'> {
  kills: number
  seed: number
  tell?: (line: string) => void
}

/** Every so manieth member has a mobile of its own, and proves it; the others are one account's. */
const OWN_MOBILE = 8
/** Members who come and go with each server that is killed. */
const MEMBERS_A_KILL = 5
/** At most so many minutes pass until the next server. */
const AWAY_MINUTES = 12

/**
 * Kills the server with SIGKILL `kills` times in the middle of concurrent payments, now and then while it is still
 * starting, then lets everything come to its end. What the providers' own book says was paid must be in the books
 * once: as years or on the list of staff.
 */
export async function killedProof(options: KilledOptions): Promise<Summary> {
  const { database, kills, seed } = options
  const mobiles = mobilesOf(20 + kills * MEMBERS_A_KILL)
  const society = await openSociety({ database, mobiles })
  try {
    const traffic = openTraffic(society, createRandom(seed), () => society.ports[0])
    const faults = await killAndKill(society, traffic, options)
    const ledger = await calmDown(society, society.serve(society.ports[0]))
    const evidence = { ledger, trades: society.provider.trades(), promised: traffic.promised }
    faults.push(...traffic.faults, ...findFaults(evidence), ...findUnfinished(evidence))
    if (ledger.payments.length === 0) faults.push('nothing was paid, so nothing is proven')
    return summaryOf({ name: database, kills, evidence, faults })
  } finally {
    await society.end()
  }
}

/** One server after the other; answers what was wrong with any of them, or with what they left. */
async function killAndKill(
  society: Society,
  traffic: Traffic,
  { database, kills, tell }: KilledOptions,
): Promise<string[]> {
  const faults: string[] = []
  await society.provider.reach([society.ports[0]])
  for (let kill = 1; kill <= kills; kill += 1) {
    faults.push(...(await liveAndDie(society, traffic)))
    if (kill % lookEvery(database) === 0) faults.push(...(await faultsNow(society, traffic)))
    society.clock.advance(traffic.random.below(AWAY_MINUTES * 60_000))
    traffic.stage += MEMBERS_A_KILL
    tell?.(`${database}: kill ${kill} of ${kills}, ${traffic.orders.length} orders`)
  }
  return faults
}

const mobilesOf = (members: number): string[] =>
  Array.from({ length: members }, (_none, at) =>
    at % OWN_MOBILE === OWN_MOBILE - 1 ? String(13_950_000_000 + at) : ACCOUNT.mobile,
  )

/** Looking into the embedded database is a start of its own, and does the recovery that is the server's to do. */
const lookEvery = (database: DatabaseName) => (database === 'embedded' ? 6 : 1)

async function faultsNow(society: Society, { promised }: Traffic): Promise<string[]> {
  const trades = society.provider.trades()
  const ledger = await society.look(readLedger)
  return findFaults({ ledger, trades, promised })
}
