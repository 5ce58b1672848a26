import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../../support/freePort.ts'
import { patience } from '../../support/patience.ts'
import { postgresServer } from '../store/postgresCluster.ts'
import { type Portal, setUpSocieties, startPortal } from './support/portals.ts'

const postgres = await postgresServer()

const LIMIT = 200
const minuteNow = () => Math.floor(Date.now() / 60_000)

describe.skipIf('missing' in postgres)('two processes on one PostgreSQL', () => {
  const portals: Portal[] = []
  const sites: string[] = []
  beforeAll(async () => {
    const databaseUrl = await setUpSocieties('url' in postgres ? postgres.url : '', 0)
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
  })

  /** Asks both in turn; how many were let through, and in which minute, where it was one. */
  async function flood(path: string, from: string) {
    const begun = minuteNow()
    let through = 0
    for (let asked = 0; asked < 3 * LIMIT; asked += 1) {
      const { status } = await fetch(`${sites[asked % 2]}${path}`, {
        headers: { 'x-forwarded-for': from },
      })
      if (status !== 429) through += 1
    }
    return { through, isOneMinute: minuteNow() === begun }
  }

  /** A flood within one minute of the clock, each time from an address that nobody had. */
  async function floodInOneMinute(path: string, network: string) {
    for (let host = 1; ; host += 1) {
      const { through, isOneMinute } = await flood(path, `${network}.${host}`)
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
    const through = await floodInOneMinute('/healthz', '10.1.2')
    expect(through).toBe(3 * LIMIT)
  })
})
