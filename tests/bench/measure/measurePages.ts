import { spawn } from 'node:child_process'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { freePort } from '../../support/freePort.ts'
import { isReady } from '../../support/isReady.ts'
import { startProduct } from '../../support/startProduct.ts'
import { until } from '../../support/until.ts'
import { measureDrawn } from './measureDrawn.ts'
import { quantile } from './samples.ts'

/** Requests answered in a second, medians of the rounds. */
export interface PagesCost {
  /** The home page on a phone, from the cache. */
  cached: number
  /** The same with a query that no page names, another one each time. */
  unknownQuery: number
  /** A route that answers the same bytes and does nothing else. */
  bare: number
  /** Milliseconds of the main thread for a page that is drawn anew, by page. */
  drawn: ReadonlyMap<string, readonly number[]>
}

const CONNECTIONS = 16
const SECONDS = 4
const PHONE = 'Mozilla/5.0 (Linux; Android 14; Pixel 7) Mobile Safari/537.36'
const HEADERS = { 'user-agent': PHONE, 'accept-encoding': 'br' }

/** The built product's pages beside a bare route of equal bytes, in turn under the same load. */
export async function measurePages(rounds: number): Promise<PagesCost> {
  const product = await startProduct({ LOG_LEVEL: 'silent', RATE_LIMIT: '1000000' })
  // Draws the page for the first time, too.
  const bare = await startBare(product.url)
  const samples = { cached: [] as number[], unknownQuery: [] as number[], bare: [] as number[] }
  try {
    const drawn = await measureDrawn(product)
    for (let round = 0; round < rounds; round += 1) {
      samples.bare.push(await rate(bare.url, '/'))
      samples.cached.push(await rate(product.url, '/'))
      samples.unknownQuery.push(await rate(product.url, '/?x=[<id>]'))
    }
    const median = (of: number[]) => quantile(of, 0.5)
    return {
      cached: median(samples.cached),
      unknownQuery: median(samples.unknownQuery),
      bare: median(samples.bare),
      drawn,
    }
  } finally {
    bare.stop()
    await product.stop()
  }
}

async function rate(url: string, path: string): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({
    url: url + path,
    idReplacement: path.includes('[<id>]'),
    headers: HEADERS,
    connections: CONNECTIONS,
    duration: SECONDS,
  })
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests of ${path} failed`)
  return requests.average
}

async function startBare(page: string) {
  const port = await freePort()
  const file = join(import.meta.dirname, '../pages/bareServer.ts')
  const server = spawn(process.execPath, ['--import', 'tsx', file, String(port), page], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://localhost:${port}`
  await until(
    () => isReady(url),
    () => 'the bare route did not start',
  )
  return { url, stop: () => void server.kill() }
}
