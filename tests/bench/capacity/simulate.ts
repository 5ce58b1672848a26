import { createRandom, type Random } from '../../server/modules/money/proofs/random.ts'
import { quantile } from '../measure/samples.ts'
import { EventQueue } from './eventQueue.ts'
import type { Station, StationName, Work } from './stations.ts'

export interface Simulated {
  /** Milliseconds within which 99 of 100 of each kind were done. */
  p99: Map<string, number>
  /** Mean milliseconds in each queue. */
  queued: Record<StationName, number>
}

interface Visit {
  station: StationName
  /** Mean milliseconds of work. */
  mean: number
}

/** A piece of work on its way through the stations. */
interface Event {
  at: number
  began: number
  work: Work
  /** What is still before it. */
  visits: readonly Visit[]
}

/**
 * Plays so many milliseconds of random arrivals through the stations: half of the work in a process, then the database,
 * then the other half. The random numbers are the same each time.
 */
export function simulate(
  works: readonly Work[],
  stations: Record<StationName, Station>,
  duration: number,
): Simulated {
  const random = createRandom(20_270_101)
  const events = arrivals(works, duration, random)
  const free = { server: freeAt(stations.server), database: freeAt(stations.database) }
  const waited = { server: [] as number[], database: [] as number[] }
  const spent = new Map(works.map(({ name }) => [name, [] as number[]]))
  for (let event = events.next(); event; event = events.next()) {
    const [visit, ...visits] = event.visits
    if (!visit) {
      spent.get(event.work.name)?.push(event.at - event.began)
      continue
    }
    const work = exponential(random, visit.mean)
    const begin = serve(free[visit.station], event.at, work)
    waited[visit.station].push(begin - event.at)
    events.add({ ...event, at: begin + work, visits })
  }
  return {
    p99: new Map([...spent].map(([name, times]) => [name, quantile(times, 0.99)])),
    queued: { server: mean(waited.server), database: mean(waited.database) },
  }
}

function arrivals(works: readonly Work[], duration: number, random: Random): EventQueue<Event> {
  const events = new EventQueue<Event>()
  for (const work of works) {
    const visits = visitsOf(work)
    const between = 1000 / work.perSecond
    for (let at = exponential(random, between); at < duration; at += exponential(random, between))
      events.add({ at, began: at, work, visits })
  }
  return events
}

const visitsOf = ({ server, database }: Work): Visit[] =>
  [
    { station: 'server' as const, mean: server / 2 },
    { station: 'database' as const, mean: database },
    { station: 'server' as const, mean: server / 2 },
  ].filter((visit) => visit.mean > 0)

/** A time that is exponentially distributed around this mean. */
const exponential = (random: Random, mean: number): number =>
  -mean * Math.log(1 - random.below(FINE) / FINE)

const FINE = 2 ** 31

const freeAt = ({ servers }: Station): number[] => new Array<number>(servers).fill(0)

/** Gives the work to the server that is free first; answers when it begins. */
function serve(free: number[], from: number, work: number): number {
  const soonest = free.indexOf(Math.min(...free))
  const begin = Math.max(from, free[soonest] ?? 0)
  free[soonest] = begin + work
  return begin
}

const mean = (times: readonly number[]): number =>
  times.reduce((sum, time) => sum + time, 0) / Math.max(times.length, 1)
