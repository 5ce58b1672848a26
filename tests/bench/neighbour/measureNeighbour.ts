import { execFileSync, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type Portal, startPortal } from '../../server/start/support/portals.ts'
import { postgresServer } from '../../server/store/postgresCluster.ts'
import { requestOf } from '../../server/support/visitor.ts'
import { freePort } from '../../support/freePort.ts'
import { visitHost } from '../../support/visitHost.ts'
import { quantile } from '../measure/samples.ts'
import { QUIET, type TwoSocieties, twoSocieties } from './twoSocieties.ts'

const STAFF = 50
const CALLS = 150
const BETWEEN_MS = 20
/** Of a phase: where calls wait for seconds, some are enough. */
const LONGEST_MS = 20_000
const WARM_MS = 3_000
/** Until what the loud clients left behind is over. */
const AFTER_MS = 6_000

/** What the server was busy with during a phase. */
interface Busy {
  /** Share of the time in which the event loop worked. */
  loop: number
  /** Processors the server used. */
  cores: number
  /** Milliseconds the quiet society's transactions waited for a connection, 99 of 100. */
  waited: number
}

/** What the quiet society saw. */
export interface Phase {
  median: number
  p99: number
  /** p99 of calls without the time in which the server was ready and other programs had the processors. */
  unstarved: number
  /** Calls in all, and those that were not answered as they should be. */
  calls: number
  failed: number
  busy: Busy
}

export interface Neighbour {
  /** Alone and beside the loud one, with and without shares. */
  shares: { alone: Phase; loud: Phase }
  none: { alone: Phase; loud: Phase }
  /** What the loud clients were answered, all told. */
  answered: Record<string, number>
}

type Samples = { times: number[]; unstarved: number[]; failed: number; busy: Busy[] }

const ENTRY = fileURLToPath(new URL('sharedProduct.ts', import.meta.url))
const CLIENTS = fileURLToPath(new URL('loudClients.ts', import.meta.url))

/** A quiet society's calls alone, then under the worst load of another's, with shares of the pool and without. */
export async function measureNeighbour(rounds: number): Promise<Neighbour | undefined> {
  const server = await postgresServer()
  if ('missing' in server) return undefined
  execFileSync('npm', ['run', '--silent', 'prestart'], { stdio: 'inherit' })
  return compare(await twoSocieties(server.url, STAFF), rounds)
}

async function compare(societies: TwoSocieties, rounds: number): Promise<Neighbour> {
  const answered: Record<string, number> = {}
  const of = async (shares: 'on' | 'off') => {
    const samples = { alone: noSamples(), loud: noSamples() }
    const product = await start(societies, shares)
    for (let round = 0; round < rounds; round += 1) {
      await visit(product, samples.alone)
      await underLoad(product, societies, answered, () => visit(product, samples.loud))
    }
    product.portal.child.kill('SIGKILL')
    await product.portal.ended
    return { alone: phaseOf(samples.alone), loud: phaseOf(samples.loud) }
  }
  return {
    none: await of('off'),
    shares: await of('on'),
    answered,
  }
}

const noSamples = (): Samples => ({ times: [], unstarved: [], failed: 0, busy: [] })

const phaseOf = ({ times, unstarved, failed, busy }: Samples): Phase => {
  const mean = (field: keyof Busy) => busy.reduce((sum, each) => sum + each[field], 0) / busy.length
  return {
    median: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    unstarved: quantile(unstarved, 0.99),
    calls: times.length,
    failed,
    busy: { loop: mean('loop'), cores: mean('cores'), waited: mean('waited') },
  }
}

interface Product {
  port: number
  portal: Portal
  busy(): Promise<Busy>
}

async function start({ databaseUrl }: TwoSocieties, shares: string): Promise<Product> {
  const [port, loadPort] = [await freePort(), await freePort()]
  const settings = {
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'silent',
    PORT: `${port}`,
    LOAD_PORT: `${loadPort}`,
    SHARES: shares,
    WATCHED: QUIET.orgId,
    WATCHED_CODE: QUIET.code,
  }
  const portal = await startPortal(settings, ['--import', 'tsx', ENTRY])
  const busy = async () => (await fetch(`http://127.0.0.1:${loadPort}`)).json() as Promise<Busy>
  return { port, portal, busy }
}

const paged = { orgId: QUIET.orgId, current: 1, size: 10 }
/** A list, a search, and what every page asks for. */
const ASKED = [
  requestOf('noticePage', paged),
  requestOf('memberJoinPage', { ...paged, oneMemberCode: '01', keyword: '沈砚秋' }),
  requestOf('site', {}),
]

/** Somebody else each time. */
async function visit({ port, portal, busy }: Product, samples: Samples): Promise<void> {
  const { pid } = portal.child
  await busy()
  const until = performance.now() + LONGEST_MS
  for (let nth = 0; nth < CALLS && performance.now() < until; nth += 1) {
    const { url = '' } = ASKED[nth % ASKED.length] ?? {}
    const began = { at: performance.now(), starved: starvedOf(pid) }
    const headers = { 'x-forwarded-for': `10.250.${Date.now() % 250}.${nth % 250}` }
    const { status } = await visitHost({ port, host: QUIET.host }, url, headers)
    if (status !== 200) samples.failed += 1
    const took = performance.now() - began.at
    samples.times.push(took)
    samples.unstarved.push(took - (starvedOf(pid) - began.starved))
    await pause(BETWEEN_MS)
  }
  samples.busy.push(await busy())
}

/** Milliseconds in which the main thread of a process has waited for a processor, as Linux counts them. */
const starvedOf = (pid = 0): number =>
  Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1e6

async function underLoad(
  { port }: Product,
  { tokens }: TwoSocieties,
  answered: Record<string, number>,
  work: () => Promise<void>,
): Promise<void> {
  const clients = spawn('node', ['--import', 'tsx', CLIENTS, `${port}`, ...tokens], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const said = text(clients.stdout)
  await pause(WARM_MS)
  await work().finally(() => clients.kill())
  await pause(AFTER_MS)
  for (const [status, count] of Object.entries(JSON.parse(await said) as Record<string, number>))
    answered[status] = (answered[status] ?? 0) + count
}
