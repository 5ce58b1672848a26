import { execFileSync } from 'node:child_process'
import { claimJobs } from '#server/base/repositories/jobClaims.ts'
import { EACH, LANE_LIMITS, LEASE_SECONDS } from '#server/jobs/lanes.ts'
import { LANES, type Lane } from '#server/store/jobKinds.ts'
import { openStore } from '#server/store/openStore.ts'
import type { SystemTx } from '#server/store/store.ts'
import { outboxBuffers } from '../../server/jobs/support/outboxBuffers.ts'
import { setUpSocieties, startPortal } from '../../server/start/support/portals.ts'
import { postgresServer } from '../../server/store/postgresCluster.ts'
import { asSuperuser } from '../../server/store/postgresDatabase.ts'
import { testSecretsDir } from '../../server/store/testKeys.ts'
import { requestOf } from '../../server/support/visitor.ts'
import { freePort } from '../../support/freePort.ts'
import { quantile } from '../measure/samples.ts'
import { ASKING, addCodes, fillOutbox, JOBS, SOCIETIES } from './fillOutbox.ts'
import { send } from './send.ts'
import { openSmsSink, type SmsSink } from './smsSink.ts'

const CODES = 50
/** More than the provider takes in half a minute. */
const FLOOD = 3_000

/** Milliseconds from the answer, when the job is committed, until the provider has the message. */
export interface Leaving {
  median: number
  longest: number
}

export interface JobsCost {
  jobs: number
  /** Pages that a claim of each lane reads. */
  buffers: Record<Lane, number>
  /** With all these jobs due. */
  besideJobs: Leaving
  /** While another society has asked for more codes than the provider takes, too. */
  besideCodes: Leaving
}

/** How soon codes leave while a million other jobs are due; undefined where there is no PostgreSQL. */
export async function measureJobs(): Promise<JobsCost | undefined> {
  const server = await postgresServer()
  if ('missing' in server) return undefined
  execFileSync('npm', ['run', '--silent', 'prestart'], { stdio: 'inherit' })
  const databaseUrl = await setUpSocieties(server.url, SOCIETIES)
  const superuser = asSuperuser(server.url, databaseUrl)
  await fillOutbox(superuser)
  const buffers = await buffersOfClaims(databaseUrl)
  const sink = await openSmsSink()
  const port = await freePort()
  const settings = { PORT: `${port}`, DATABASE_URL: databaseUrl, SMS_ENDPOINT: sink.url }
  const { child, ended } = await startPortal({ ...settings, LOG_LEVEL: 'silent' })
  const besideJobs = await codesLeave(port, sink, 0)
  await addCodes(superuser, FLOOD)
  const besideCodes = await codesLeave(port, sink, 1)
  child.kill('SIGKILL')
  await ended
  sink.close()
  return { jobs: JOBS, buffers, besideJobs, besideCodes }
}

/** One after the other. */
async function codesLeave(port: number, sink: SmsSink, series: number): Promise<Leaving> {
  const samples: number[] = []
  for (let nth = 0; nth < CODES; nth += 1) {
    const mobile = `1380${series}${String(nth).padStart(6, '0')}`
    const request = requestOf('sendValidCode', { orgId: ASKING.orgId, mobile })
    const from = { port, host: ASKING.host, address: `10.${series}.1.${nth}` }
    const status = await send(from, request)
    const committed = performance.now()
    if (status !== 200) throw new Error(`sendValidCode answers ${status}`)
    samples.push(Math.max(0, (await sink.arrival(mobile)) - committed))
  }
  return { median: quantile(samples, 0.5), longest: Math.max(...samples) }
}

const isDone = new Error('looked at')

/** Claims that are taken back: the jobs stay due. */
async function buffersOfClaims(databaseUrl: string): Promise<Record<Lane, number>> {
  const store = await openStore({ databaseUrl, secretsDir: testSecretsDir(), asIs: true })
  const buffers = {} as Record<Lane, number>
  const look = async (tx: SystemTx, lane: Lane) => {
    const limit = LANE_LIMITS[lane].concurrency
    const claim = { lane, seconds: LEASE_SECONDS, limit, each: EACH, after: '' }
    buffers[lane] = await outboxBuffers(tx, () => claimJobs(tx, claim))
    throw isDone
  }
  for (const lane of LANES)
    await store
      .txSystem((tx) => look(tx, lane))
      .catch((error: unknown) => {
        if (error !== isDone) throw error
      })
  await store.close()
  return buffers
}
