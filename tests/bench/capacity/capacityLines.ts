import type { Capacity } from './measureCapacity.ts'
import type { StationName } from './stations.ts'

const NAMES: Record<StationName, string> = {
  server: 'processes',
  database: 'cores for the database',
}

/** The report of the first of January, in lines. */
export function capacityLines(capacity: Capacity): string[] {
  const { works, stations, busy, waits, p99, log, reminders } = capacity
  const kinds = works.map(
    ({ name, perSecond, server, database }) =>
      `  ${name}: ${fixed(perSecond)} a second, ${fixed(server)} ms here, ${fixed(database)} ms in the database,` +
      ` ${fixed(capacity.costs[name].log / 1000)} kB of log; 99 of 100 within ${fixed(p99.get(name) ?? 0)} ms`,
  )
  const queues = (Object.keys(NAMES) as StationName[]).map(
    (name) =>
      `  ${stations[name].servers} ${NAMES[name]}, ${fixed(busy[name] * 100)} % busy, saturated at` +
      ` ${fixed(1 / busy[name])} times the load; mean wait ${fixed(waits[name].formula)} ms by the formula,` +
      ` ${fixed(waits[name].simulated)} ms as simulated`,
  )
  return [
    'the busiest minute of the first of January, 10,000 societies with 20 million members:',
    ...kinds,
    ...queues,
    `  the database writes ${fixed(log / 1_000_000)} MB of log a second; all reminders are out after ${fixed(reminders)} hours`,
  ]
}

const fixed = (value: number): string => value.toFixed(value < 10 ? 2 : 0)
