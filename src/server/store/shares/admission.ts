import { CHORE, currentWork } from '../../tracing/work.ts'
import { Busy } from '../databaseError.ts'
import { createCompany } from './company.ts'
import { FairShares, type Turn } from './fairShares.ts'
import { createLoopCap, loopUtilisation, type Utilisation } from './loopCap.ts'
import { createRecentUse } from './recentUse.ts'

/** What waiting for a connection came to. */
export interface Admitted {
  /** Absent for work over all societies. */
  orgId: string | undefined
  seconds: number
  isRefused: boolean
}

export interface AdmissionOptions {
  /** Connections of the pool. */
  size: number
  /** Told of each transaction. */
  onAdmitted?: ((admitted: Admitted) => void) | undefined
  /** Milliseconds a transaction waits at most, unless it is a job's, which nobody waits for. */
  longestWaitMs?: number
  /** Returns a measure of how busy the event loop is; this thread's unless told. */
  utilisation?: () => Utilisation
}

export interface Admission {
  /** Runs a transaction of an organisation, or over all, when it is its turn. @throws Busy when it does not come to it */
  run<T>(orgId: string | undefined, transaction: () => Promise<T>): Promise<T>
  /** How many wait. */
  readonly waiting: number
}

const LONGEST_WAIT_MS = 5_000
const WAITING_PER_CONNECTION = 50
/** One society alone may use four fifths of the connections. */
const PER_FREE = 4
const SYSTEM = ''

/**
 * Shares the connections of a pool among societies. What a society's people ask for and what jobs do for it are two
 * parties, so that neither waits behind a flood of the other; work over all societies goes first, as it is little and
 * everybody waits for it. While more than one society asks, a full event loop lowers what each may hold.
 */
export function createAdmission({
  size,
  onAdmitted,
  longestWaitMs = LONGEST_WAIT_MS,
  utilisation = loopUtilisation,
}: AdmissionOptions): Admission {
  const waiting = size * WAITING_PER_CONNECTION
  const company = createCompany()
  const use = createRecentUse()
  const capOfAny = createLoopCap({ most: size, least: 1, full: 0.9, spare: 0.75 }, utilisation())
  const capOfGreatest = createLoopCap(
    { most: size, least: 1 / 8, full: 0.5, spare: 0.4 },
    utilisation(),
  )
  const cap = (name: string) => {
    if (!company.isPresent()) return size
    return use.isMost(name) ? Math.min(capOfAny(), capOfGreatest()) : capOfAny()
  }
  const limits = { size, waiting, perFree: PER_FREE, first: SYSTEM }
  const shares = new FairShares({ ...limits, cap, onUsed: use.note })
  const tell = (orgId: string | undefined, since: number, isRefused: boolean) =>
    onAdmitted?.({ orgId, seconds: (performance.now() - since) / 1000, isRefused })
  return {
    async run(orgId, transaction) {
      const since = performance.now()
      if (orgId !== undefined) company.note(orgId)
      const { name, isJob } = partyOf(orgId)
      const turn = shares.take(name)
      try {
        if (!turn) throw new Busy('too many transactions of the society wait for a connection')
        if (turn.isWaiting) await (isJob ? turn.granted : comes(turn, longestWaitMs))
      } catch (error) {
        turn?.end()
        tell(orgId, since, true)
        throw error
      }
      tell(orgId, since, false)
      return transaction().finally(turn.end)
    },
    get waiting() {
      return shares.waiting
    },
  }
}

function partyOf(orgId: string | undefined): { name: string; isJob: boolean } {
  if (orgId === undefined) return { name: SYSTEM, isJob: false }
  const work = currentWork()
  const isJob = work !== undefined && (work.job !== undefined || work.call === CHORE)
  return { name: isJob ? `job ${orgId}` : orgId, isJob }
}

/** Waits until the turn comes, for so long at most. */
async function comes(turn: Turn, milliseconds: number): Promise<void> {
  let alarm: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    const busy = () => reject(new Busy(`no connection within ${milliseconds} ms`))
    alarm = setTimeout(busy, milliseconds)
  })
  await Promise.race([turn.granted, late]).finally(() => clearTimeout(alarm))
}
