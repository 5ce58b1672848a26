import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { setUpSocieties, startPortal } from '../../server/start/support/portals.ts'
import { postgresServer } from '../../server/store/postgresCluster.ts'
import { freePort } from '../../support/freePort.ts'
import { copyOf } from '../../support/multiplySociety.ts'
import { preparedData } from '../../support/preparedData.ts'
import { startProduct } from '../../support/startProduct.ts'
import { visitHost } from '../../support/visitHost.ts'
import { quantile } from './samples.ts'

export interface StartCost {
  /** Milliseconds from the command to readiness, medians of the rounds. */
  one: number
  many: number
  /** The same of the demonstration on the embedded database. */
  embedded: number
  /** Milliseconds of the first page of all after the start, median. */
  firstOfAll: number
  /** Milliseconds of the first page of a society that nobody has asked for, median and slowest. */
  firstPage: number
  slowestFirstPage: number
  /** Bytes of the heap a society in the cache takes, none of whose texts another one has. */
  bytes: number
}

const COPIES = Number(process.env.BENCH_SOCIETIES ?? 10_000)
const FIRST_PAGES = 40
const CACHED = 1_000
const HEAP_PRODUCT = fileURLToPath(new URL('../start/heapProduct.ts', import.meta.url))

/** The start with one society beside that with ten thousand; undefined where there is no PostgreSQL. */
export async function measureStart(rounds: number): Promise<StartCost | undefined> {
  const server = await postgresServer()
  if ('missing' in server) return undefined
  const one = await setUpSocieties(server.url, 0)
  const many = await setUpSocieties(server.url, COPIES)
  const samples = {
    one: [] as number[],
    many: [] as number[],
    embedded: [] as number[],
    pages: [] as number[],
    first: [] as number[],
  }
  const dataDir = await preparedData()
  for (let round = 0; round < rounds; round += 1) {
    samples.embedded.push(await timedEmbeddedStart(dataDir))
    samples.one.push(await timedStart(one))
    samples.many.push(await timedStart(many, (port) => timedPages(port, samples)))
  }
  rmSync(dataDir, { recursive: true })
  return {
    embedded: quantile(samples.embedded, 0.5),
    one: quantile(samples.one, 0.5),
    many: quantile(samples.many, 0.5),
    firstOfAll: quantile(samples.first, 0.5),
    firstPage: quantile(samples.pages, 0.5),
    slowestFirstPage: Math.max(...samples.pages),
    bytes: await bytesOfOne(many),
  }
}

async function timedEmbeddedStart(dataDir: string): Promise<number> {
  const begun = performance.now()
  const product = await startProduct({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
  const took = performance.now() - begun
  await product.stop()
  return took
}

async function timedStart(
  databaseUrl: string,
  started: (port: number) => Promise<void> = async () => undefined,
): Promise<number> {
  const port = await freePort()
  const begun = performance.now()
  const { child, ended } = await startPortal({ DATABASE_URL: databaseUrl, PORT: String(port) })
  const took = performance.now() - begun
  await started(port)
  child.kill('SIGKILL')
  await ended
  return took
}

/** The first page of all, then others; none of them of a society that anybody asked for, the start included. */
async function timedPages(port: number, samples: Record<'first' | 'pages', number[]>) {
  samples.first.push(await timedPage(port, copyOf(COPIES - 1).host))
  for (let nth = 1; nth <= FIRST_PAGES; nth += 1)
    samples.pages.push(await timedPage(port, copyOf(Math.ceil((nth * COPIES) / FIRST_PAGES)).host))
}

async function timedPage(port: number, host: string): Promise<number> {
  const begun = performance.now()
  const { status } = await visitHost({ port, host }, '/')
  if (status !== 200) throw new Error(`${host} answers ${status}`)
  return performance.now() - begun
}

async function bytesOfOne(databaseUrl: string): Promise<number> {
  const [port, heapPort] = [await freePort(), await freePort()]
  const settings = { DATABASE_URL: databaseUrl, PORT: String(port), HEAP_PORT: String(heapPort) }
  const entry = ['--expose-gc', '--import', 'tsx', HEAP_PRODUCT]
  const { child, ended } = await startPortal(settings, entry)
  const load = async (from: number) => {
    for (let at = from; at < from + CACHED; at += 1)
      await visitHost({ port, host: copyOf(at).host }, '/api/system/v1/open/site')
  }
  const heap = async () => Number(await (await fetch(`http://127.0.0.1:${heapPort}`)).text())
  await load(1)
  const before = await heap()
  await load(1 + CACHED)
  const after = await heap()
  child.kill('SIGKILL')
  await ended
  return (after - before) / CACHED
}
