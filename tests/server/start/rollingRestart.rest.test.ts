import { afterAll, expect, test } from 'vitest'
import { freePort } from '../../support/freePort.ts'
import { isReady } from '../../support/isReady.ts'
import { patience } from '../../support/patience.ts'
import { postgresServer } from '../store/postgresCluster.ts'
import { createDatabase } from '../store/postgresDatabase.ts'
import { hasProgram, startBalancer, startPooler } from './support/beforeTheServer.ts'
import { type Portal, setUpSociety, startPortal } from './support/portals.ts'

const postgres = await postgresServer()

/** A proxy asks every 200 ms and believes the second refusal, so a second is more than twice that. */
const DRAIN_SECONDS = '1'
const VISITORS = 8
const isMissing = 'missing' in postgres || !hasProgram('pgbouncer') || !hasProgram('haproxy')

/** Visitors who ask for one page after the other until they are stopped. */
function visit(site: string) {
  const counts = { answered: 0, failed: [] as string[] }
  let isOver = false
  const one = async () => {
    while (!isOver) {
      const outcome = await fetch(`${site}/api/system/v1/open/site`).then(
        ({ status }) => status,
        (error: Error) => String(error.cause ?? error),
      )
      if (outcome === 200) counts.answered += 1
      else counts.failed.push(String(outcome))
    }
  }
  const visits = Array.from({ length: VISITORS }, one)
  return {
    answered: () => counts.answered,
    async stop() {
      isOver = true
      await Promise.all(visits)
      return counts
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
    const goOn = async () => {
      const before = visitors.answered()
      await expect.poll(visitors.answered, { timeout: patience(15) }).toBeGreaterThan(before + 20)
    }
    for (const { port, child, ended } of portals) {
      await goOn()
      child.kill('SIGTERM')
      await expect.poll(() => isReady(`http://127.0.0.1:${port}`)).toBe(false)
      await goOn()
      expect(await ended).toBe(0)
      await start(port)
    }
    await goOn()
    expect((await visitors.stop()).failed).toEqual([])
  },
)
