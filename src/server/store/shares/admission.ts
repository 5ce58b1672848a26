import { CHORE, currentWork } from '#server/tracing/work.ts'
import { Busy } from '../databaseError.ts'
import { createCompany } from './company.ts'
import { FairShares, type Turn } from './fairShares.ts'
import { createLoopCap, loopUtilisation, type Utilisation } from './loopCap.ts'
import { createRecentUse } from './recentUse.ts'

/** Outcome of a transaction's wait for a connection. */
export interface Admitted {
  /** Absent for work over all societies. */
  orgId: string | undefined
  seconds: number
  isRefused: boolean
}

export interface AdmissionOptions {
  /** Connections of the pool. */
  size: number
  /** Called for each transaction when it is admitted or refused. */
  onAdmitted?: ((admitted: Admitted) => void) | undefined
  /** Longest wait of a transaction in milliseconds; jobs wait without a limit, since no caller waits for them. */
  longestWaitMs?: number
  /** Creates a measure of the event loop's utilisation; that of this thread by default. */
  utilisation?: () => Utilisation
}

export interface Admission {
  /**
   * Runs a transaction of an organisation, or over all, once it is admitted.
   * @throws Busy when too many wait, or the wait is too long
   */
  run<T>(orgId: string | undefined, transaction: () => Promise<T>): Promise<T>
  /** Number of waiting transactions. */
  readonly waiting: number
}

const LONGEST_WAIT_MS = 5_000
const WAITING_PER_CONNECTION = 50
/** One society alone may use four fifths of the connections. */
const PER_FREE = 4
const SYSTEM = ''

/**
 * Shares the connections of a pool among societies. A society's interactive work and its jobs are two parties, so that
 * neither waits behind a flood of the other; work over all societies is admitted first, as it is short and everybody
 * depends on it. While more than one society is active, a busy event loop lowers the number of connections each party
 * may hold.
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

/** Waits for the turn; throws Busy after so many milliseconds. */
async function comes(turn: Turn, milliseconds: number): Promise<void> {
  let alarm: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    const busy = () => reject(new Busy(`no connection within ${milliseconds} ms`))
    alarm = setTimeout(busy, milliseconds)
  })
  await Promise.race([turn.granted, late]).finally(() => clearTimeout(alarm))
}
