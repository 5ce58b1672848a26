import { firstOfJanuary, perSecond } from './firstOfJanuary.ts'
import { type Cost, KINDS, type Kind, measureCosts } from './measureCosts.ts'
import { type Simulated, simulate } from './simulate.ts'
import {
  meanWait,
  type Station,
  type StationName,
  serversFor,
  utilisation,
  type Work,
} from './stations.ts'

const SOCIETIES = 10_000
const MEMBERS = 20_000_000
/** What a page from the cache costs a process; measured as a rate by `--only pages`. */
const PAGE: Cost = { server: 0.35, database: 0, log: 0 }
/** How busy a station may be in the busiest minute: above this, queues grow fast. */
const BUSY = 0.6
const MINUTE = 60_000

export interface Capacity {
  costs: Record<Kind | 'page', Cost>
  works: (Work & { name: Kind | 'page' })[]
  stations: Record<StationName, Station>
  busy: Record<StationName, number>
  /** Mean milliseconds in each queue, by the formula and as simulated. */
  waits: Record<StationName, { formula: number; simulated: number }>
  p99: Simulated['p99']
  /** Bytes of the database's log in a second of the busiest minute. */
  log: number
  /** Hours until all reminders are out, by what the stations have to spare. */
  reminders: number
}

/** The first of January of ten thousand societies, from what each kind costs here. */
export async function measureCapacity(): Promise<Capacity> {
  const costs = { ...(await measureCosts()), page: PAGE }
  const day = firstOfJanuary(SOCIETIES, MEMBERS)
  const works = [...KINDS, 'page' as const].map((name) => {
    const { server, database } = costs[name]
    return { name, perSecond: perSecond(day.counts[name]), server, database }
  })
  const stations = {
    server: { servers: serversFor(works, 'server', BUSY) },
    database: { servers: serversFor(works, 'database', BUSY) },
  }
  const played = simulate(works, stations, MINUTE)
  const of = <Value>(tell: (name: StationName) => Value) => ({
    server: tell('server'),
    database: tell('database'),
  })
  return {
    costs,
    works,
    stations,
    busy: of((name) => utilisation(works, name, stations[name])),
    waits: of((name) => ({
      formula: meanWait(works, name, stations[name]),
      simulated: played.queued[name],
    })),
    p99: played.p99,
    log: works.reduce((sum, { name, perSecond: rate }) => sum + rate * costs[name].log, 0),
    reminders: hoursFor(day.reminders, costs.message, stations),
  }
}

/** Reminders come behind all else, so they get what a mean hour leaves of the stations. */
function hoursFor(
  count: number,
  { server, database }: Cost,
  stations: Record<StationName, Station>,
) {
  const spare = 1 - BUSY / 2
  const perHour = (cost: number, { servers }: Station) => (3_600_000 * servers * spare) / cost
  return count / Math.min(perHour(server, stations.server), perHour(database, stations.database))
}
