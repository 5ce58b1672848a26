import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../../support/freePort.ts'
import { patience } from '../../support/patience.ts'
import { until } from '../../support/until.ts'
import { postgresServer } from '../store/postgresCluster.ts'
import { asSuperuser } from '../store/postgresDatabase.ts'
import { type Portal, setUpSocieties, startPortal } from './support/portals.ts'

const postgres = await postgresServer()

const LIMIT = 200
/** Requests after which either process has told the other of its own. */
const TOLD_AFTER = 10
const minuteNow = () => Math.floor(Date.now() / 60_000)

describe.skipIf('missing' in postgres)('two processes on one PostgreSQL', () => {
  const portals: Portal[] = []
  const sites: string[] = []
  let client: pg.Client
  beforeAll(async () => {
    const serverUrl = 'url' in postgres ? postgres.url : ''
    const databaseUrl = await setUpSocieties(serverUrl, 0)
    client = new pg.Client(asSuperuser(serverUrl, databaseUrl))
    await client.connect()
    for (let at = 0; at < 2; at += 1) {
      const port = await freePort()
      const settings = { PORT: String(port), DATABASE_URL: databaseUrl, METRICS_PORT: '0' }
      portals.push(await startPortal({ ...settings, RATE_LIMIT: String(LIMIT) }))
      sites.push(`http://127.0.0.1:${port}`)
    }
  }, patience(60))
  afterAll(async () => {
    for (const { child } of portals) child.kill()
    await Promise.all(portals.map(({ ended }) => ended))
    await client.end()
  })

  /** Whether so many requests of a network are told of; none once a minute is over, which begins its own count. */
  const areTold = async (from: string, requests: number, minute: number) => {
    const sum = 'select coalesce(sum(requests), 0)::int as sum from flood_count where network = $1'
    const { rows } = await client.query<{ sum: number }>(sum, [from])
    return (rows[0]?.sum ?? 0) >= requests || minuteNow() !== minute
  }

  /**
   * Asks both in turn; how many were let through, and whether within one minute. Waits until what is counted is told, as it
   * is within milliseconds where there is a core for it.
   */
  async function flood(path: string, from: string, isShared: boolean) {
    const begun = minuteNow()
    let through = 0
    for (let asked = 0; asked < 3 * LIMIT; asked += 1) {
      const { status } = await fetch(`${sites[asked % 2]}${path}`, {
        headers: { 'x-forwarded-for': from },
      })
      if (status !== 429) through += 1
      const count = asked + 1
      if (isShared && count < LIMIT && count % TOLD_AFTER === 0)
        await until(
          () => areTold(from, count, begun),
          () => `${count} requests were not told of`,
        )
    }
    return { through, isOneMinute: minuteNow() === begun }
  }

  /** A flood within one minute of the clock, each time from an address that nobody had. */
  async function floodInOneMinute(path: string, network: string, isShared = true) {
    for (let host = 1; ; host += 1) {
      const { through, isOneMinute } = await flood(path, `${network}.${host}`, isShared)
      if (isOneMinute) return through
    }
  }

  test.each([
    ['calls', '/api/system/v1/open/time', '10.1.0'],
    ['pages', '/no/such/page', '10.1.1'],
  ])('hold one limit of %s together, within a tenth', async (_what, path, network) => {
    const through = await floodInOneMinute(path, network)
    expect(through).toBeGreaterThanOrEqual(LIMIT)
    expect(through).toBeLessThanOrEqual(1.1 * LIMIT)
  })

  test('are each asked for their own health', async () => {
    const through = await floodInOneMinute('/healthz', '10.1.2', false)
    expect(through).toBe(3 * LIMIT)
  })
})
