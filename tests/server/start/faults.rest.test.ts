import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../../support/freePort.ts'
import { isReady } from '../../support/isReady.ts'
import { until } from '../../support/until.ts'
import { findBinaries, startServer } from '../store/postgresCluster.ts'
import { createDatabase } from '../store/postgresDatabase.ts'
import { type Cluster, ownCluster } from '../store/shards/support/clusters.ts'
import { hasProgram, startBalancer } from './support/beforeTheServer.ts'
import { type Portal, setUpSociety, startPortal } from './support/portals.ts'

const bin = findBinaries()
const NOTICES = '/api/mo/v1/open/notice/user/page?current=1&size=10&orgId='

describe.skipIf(!bin || !hasProgram('haproxy'))('what the guide says of faults holds', () => {
  let cluster: Cluster
  let site: string
  let orgId: string
  const portals: (Portal & { port: number })[] = []
  const ends: (() => void)[] = []
  const statusAt = async (origin: string) => (await fetch(`${origin}${NOTICES}${orgId}`)).status
  beforeAll(async () => {
    const own = await ownCluster()
    if (!own) return
    cluster = own
    const databaseUrl = await createDatabase(cluster.url)
    await setUpSociety(databaseUrl, '127.0.0.1')
    for (const port of [await freePort(), await freePort()]) {
      const portal = await startPortal({ DATABASE_URL: databaseUrl, PORT: `${port}` })
      portals.push({ port, ...portal })
      ends.push(() => portal.child.kill('SIGKILL'))
    }
    const balancer = await startBalancer(portals.map(({ port }) => port))
    ends.push(balancer.end)
    site = balancer.origin
    // A balancer that looks at busy servers may leave both out for a moment.
    const isServed = async () => {
      const answer = await fetch(`${site}/api/system/v1/open/site`)
      if (answer.ok) orgId = (await answer.json()).data.orgId
      return answer.ok
    }
    await until(isServed, () => 'the site is not served')
  })
  afterAll(() => {
    for (const end of ends) end()
  })

  test('a PostgreSQL that goes away: 503, and served again by itself once it is back', async () => {
    const origins = portals.map(({ port }) => `http://127.0.0.1:${port}`)
    expect(await Promise.all([site, ...origins].map(statusAt))).toEqual([200, 200, 200])
    cluster.stop()
    for (const origin of origins) expect(await isReady(origin)).toBe(false)
    expect(await Promise.all(origins.map(statusAt))).toEqual([503, 503])
    await until(
      async () => (await statusAt(site)) === 503,
      () => 'still served',
    )
    startServer(bin ?? '', cluster.dir)
    await until(
      async () => (await statusAt(site)) === 200,
      () => 'not served again',
    )
    expect(portals.map(({ child }) => child.exitCode)).toEqual([null, null])
  })

  test('a process that is killed is left out, and the other serves', async () => {
    const [first, second] = portals
    await until(
      async () => (await isReady(`http://127.0.0.1:${second?.port}`)) && (await isReady(site)),
      () => 'the second does not serve',
    )
    first?.child.kill('SIGKILL')
    await first?.ended
    // Left out once two checks in a row found nobody there; until then it has its turn.
    await until(
      async () => {
        const answers = await Promise.all(Array.from({ length: 20 }, () => statusAt(site)))
        return answers.every((status) => status === 200)
      },
      () => 'requests go where nobody serves',
    )
  })
})
