/** Equal servers with one queue: processes of a machine, cores of a database. */
export interface Station {
  servers: number
}

/** What one kind of work asks of the stations, in milliseconds, and how often it comes in a second. */
export interface Work {
  name: string
  perSecond: number
  server: number
  database: number
}

export type StationName = 'server' | 'database'

/** The share of its time that a station works (utilisation law): above 1 its queue grows without end. */
export const utilisation = (
  works: readonly Work[],
  name: StationName,
  { servers }: Station,
): number => works.reduce((sum, one) => sum + (one.perSecond * one[name]) / 1000, 0) / servers

/** The fewest servers of a station that leave it this busy at most. */
export const serversFor = (works: readonly Work[], name: StationName, busy: number): number =>
  Math.max(1, Math.ceil(utilisation(works, name, { servers: 1 }) / busy))

/**
 * The mean wait in the queue before equal servers, in milliseconds: Erlang C, corrected by Allen and Cunneen for work of
 * several kinds, of which each is random around its own mean. Work passes the processes twice.
 */
export function meanWait(works: readonly Work[], name: StationName, { servers }: Station): number {
  const passes = passesOf(works, name)
  const arrivals = sumOf(passes, ({ rate }) => rate)
  const offered = sumOf(passes, ({ rate, mean }) => rate * mean)
  if (offered >= servers) return Number.POSITIVE_INFINITY
  const mean = offered / arrivals
  const square = sumOf(passes, ({ rate, mean: own }) => (rate / arrivals) * 2 * own * own)
  const exponential = (chanceOfQueue(servers, offered) * mean) / (servers - offered)
  return exponential * (square / (2 * mean * mean))
}

interface Pass {
  /** A millisecond. */
  rate: number
  mean: number
}

function passesOf(works: readonly Work[], name: StationName): Pass[] {
  const times = name === 'server' ? 2 : 1
  return works
    .filter((one) => one[name] > 0)
    .map((one) => ({ rate: (one.perSecond * times) / 1000, mean: one[name] / times }))
}

const sumOf = (passes: readonly Pass[], of: (pass: Pass) => number): number =>
  passes.reduce((sum, pass) => sum + of(pass), 0)

/** The chance that all servers are busy, from Erlang B's recursion, which does not overflow. */
function chanceOfQueue(servers: number, offered: number): number {
  let lost = 1
  for (let count = 1; count <= servers; count += 1)
    lost = (offered * lost) / (count + offered * lost)
  const busy = offered / servers
  return lost / (1 - busy * (1 - lost))
}
