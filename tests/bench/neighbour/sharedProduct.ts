/**
 * The server from its sources, and beside it, on LOAD_PORT, how busy it was since it was asked last and how long the
 * transactions of the society WATCHED (its code is WATCHED_CODE) waited for a connection. With SHARES=off connections
 * go to whoever comes first, as a pool alone has it.
 */
import { createServer } from 'node:http'
import { performance } from 'node:perf_hooks'
import pg from 'pg'
import { startServer } from '#server/start/startServer.ts'
import { FairShares } from '#server/store/shares/fairShares.ts'
import { currentWork } from '#server/tracing/work.ts'
import { quantile } from '../measure/samples.ts'

const { SHARES, WATCHED, WATCHED_CODE, LOAD_PORT } = process.env
let waits: number[] = []
let utilisation = performance.eventLoopUtilization()
let spent = process.cpuUsage()
let since = performance.now()

function watch<T>(granted: Promise<T>): Promise<T> {
  const began = performance.now()
  return granted.finally(() => waits.push(performance.now() - began))
}

const { take } = FairShares.prototype
FairShares.prototype.take = function taken(name) {
  if (SHARES === 'off') return { isWaiting: false, granted: Promise.resolve(), end: () => {} }
  const turn = take.call(this, name)
  if (turn && name === WATCHED) void watch(turn.granted)
  return turn
}

if (SHARES === 'off') {
  const connect = pg.Pool.prototype.connect as () => Promise<pg.PoolClient>
  pg.Pool.prototype.connect = function connected(this: pg.Pool) {
    const client = connect.call(this)
    return currentWork()?.society === WATCHED_CODE ? watch(client) : client
  } as typeof pg.Pool.prototype.connect
}

createServer((_request, response) => {
  const { user, system } = process.cpuUsage(spent)
  const seconds = (performance.now() - since) / 1000
  response.end(
    JSON.stringify({
      loop: performance.eventLoopUtilization(utilisation).utilization,
      cores: (user + system) / 1e6 / seconds,
      waited: quantile(waits, 0.99),
    }),
  )
  waits = []
  utilisation = performance.eventLoopUtilization()
  spent = process.cpuUsage()
  since = performance.now()
}).listen(Number(LOAD_PORT))

await startServer()
