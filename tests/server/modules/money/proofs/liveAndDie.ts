import { setTimeout as sleep } from 'node:timers/promises'
import type { ServerProcess } from './serverProcess.ts'
import type { Society } from './society.ts'
import type { Traffic } from './traffic.ts'

const PEOPLE = 8
/** Orders after which they are in the middle of it. */
const AT_WORK = 3
const LONGEST_MS = 30_000
/** At most so long a server goes on from there. */
const WORK_MS = 2500
/** Servers that die before anybody comes. */
const EARLY = 0.15

/** One server's life, which SIGKILL ends at a moment nobody chose; what its log says of errors. */
export async function liveAndDie(society: Society, traffic: Traffic): Promise<string[]> {
  const { random } = traffic
  const server = society.serve(society.ports[0])
  const flow = random.chance(EARLY) ? undefined : await openDoors(server, society, traffic)
  await sleep(random.below(WORK_MS))
  await server.kill()
  await flow?.stop()
  return server.errors()
}

async function openDoors(server: ServerProcess, society: Society, traffic: Traffic) {
  await server.ready()
  const before = standing(society, traffic)
  const flow = traffic.flow(PEOPLE)
  await intoTheirWork(before, () => standing(society, traffic))
  return flow
}

interface Standing {
  orders: number
  paid: number
}

const standing = ({ provider }: Society, { orders }: Traffic): Standing => ({
  orders: orders.length,
  paid: provider.trades().filter(({ state }) => state === 'paid').length,
})

/** Until orders were made and one was paid in this life, or there was time enough for it. */
async function intoTheirWork(before: Standing, now: () => Standing): Promise<void> {
  const end = performance.now() + LONGEST_MS
  const isAtWork = ({ orders, paid }: Standing) =>
    orders >= before.orders + AT_WORK && paid > before.paid
  while (!isAtWork(now()) && performance.now() < end) await sleep(20)
}
