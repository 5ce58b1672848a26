import { afterAll, expect, test } from 'vitest'
import { freePort } from '../../support/freePort.ts'
import { isReady } from '../../support/isReady.ts'
import { patience } from '../../support/patience.ts'
import { postgresServer } from '../store/postgresCluster.ts'
import { createDatabase } from '../store/postgresDatabase.ts'
import { hasProgram, SERVED_BY, startBalancer, startPooler } from './support/beforeTheServer.ts'
import { type Portal, setUpSociety, startPortal } from './support/portals.ts'

const postgres = await postgresServer()

/** A proxy asks every 200 ms and believes the second refusal, so this is much more than twice that, also when it is slow. */
const DRAIN_SECONDS = String(Math.ceil(patience(2) / 1000))
const VISITORS = 8
const isMissing = 'missing' in postgres || !hasProgram('pgbouncer') || !hasProgram('haproxy')

/** Visitors who ask for one page after the other until they are stopped. */
function visit(site: string) {
  /** Answers by the server that gave them. */
  const answered = new Map<string, number>()
  const failed: string[] = []
  let isOver = false
  const ask = async () => {
    const { status, headers } = await fetch(`${site}/api/system/v1/open/site`)
    const server = headers.get(SERVED_BY) ?? ''
    if (status === 200) answered.set(server, (answered.get(server) ?? 0) + 1)
    else failed.push(String(status))
  }
  const one = async () => {
    while (!isOver) await ask().catch((error: Error) => failed.push(String(error.cause ?? error)))
  }
  const visits = Array.from({ length: VISITORS }, one)
  return {
    answeredBy: (port: number) => answered.get(String(port)) ?? 0,
    /** Stops them; what failed. */
    async stop() {
      isOver = true
      await Promise.all(visits)
      return failed
    },
  }
}

const ends: (() => void)[] = []
afterAll(() => {
  for (const end of ends) end()
})

test.skipIf(isMissing)(
  'processes behind a balancer and a pooler are replaced without a request that fails',
  async () => {
    const databaseUrl = await createDatabase('url' in postgres ? postgres.url : '')
    const pooler = await startPooler(databaseUrl)
    ends.push(pooler.end)
    await setUpSociety(pooler.url, '127.0.0.1')
    const start = async (port: number): Promise<Portal> => {
      const portal = await startPortal({
        DATABASE_URL: pooler.url,
        PORT: `${port}`,
        DRAIN_SECONDS,
      })
      ends.push(() => portal.child.kill('SIGKILL'))
      return portal
    }
    const portals = []
    for (const port of [await freePort(), await freePort()])
      portals.push({ port, ...(await start(port)) })
    const balancer = await startBalancer(portals.map(({ port }) => port))
    ends.push(balancer.end)
    const visitors = visit(balancer.origin)
    const serves = async (port: number) => {
      const before = visitors.answeredBy(port)
      await expect
        .poll(() => visitors.answeredBy(port), { timeout: patience(15) })
        .toBeGreaterThan(before + 20)
    }
    for (const { port } of portals) await serves(port)
    for (const { port, child, ended } of portals) {
      child.kill('SIGTERM')
      await expect.poll(() => isReady(`http://127.0.0.1:${port}`)).toBe(false)
      for (const other of portals) if (other.port !== port) await serves(other.port)
      expect(await ended).toBe(0)
      await start(port)
      await serves(port)
    }
    expect(await visitors.stop()).toEqual([])
  },
)
