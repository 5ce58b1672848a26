import { parentPort } from 'node:worker_threads'
import { type Broken, ofError } from '../broken.ts'
import type { Tables } from '../runScenario.ts'
import { fixtureTables } from '../tables.ts'
import { JOBS, type JobName } from './jobs.ts'

/** Request to the thread; `runFiles.ts` is the other end. */
export interface Request {
  job: JobName
  file: string
  args: object
}

/** Messages of the thread: ready, then one per request. */
export type Answer = 'ready' | { result: unknown } | { broken: Broken }

type AnyJob = (file: string, args: object, tables: Tables) => unknown

const answer = (said: Answer): void => parentPort?.postMessage(said)

const tables = await fixtureTables()

async function run({ job, file, args }: Request): Promise<Answer> {
  try {
    return { result: await (JOBS[job] as AnyJob)(file, args, tables) }
  } catch (error) {
    return { broken: ofError(file, error) }
  }
}

parentPort?.on('message', (request: Request) => {
  void run(request).then(answer)
})
answer('ready')
