import { parentPort } from 'node:worker_threads'
import { errorText } from './errorText.ts'
import { isExhaustion } from './jobUnfinished.ts'
import type { JobAnswer } from './workThread.ts'

/** Reports what a job is working on, for the message when it cannot be finished. */
export type TellAt = (at: string) => void

/** Worker side of `workThread.ts`: answers every job posted to this thread. */
export function answerJobs<Job, Done>(work: (job: Job, tellAt: TellAt) => Promise<Done>): void {
  parentPort?.on('message', (job: Job) => {
    void answer(work, job).then((answered) => parentPort?.postMessage(answered))
  })
}

const tellAt: TellAt = (at) => parentPort?.postMessage({ at } satisfies JobAnswer<never>)

async function answer<Job, Done>(
  work: (job: Job, tellAt: TellAt) => Promise<Done>,
  job: Job,
): Promise<JobAnswer<Done>> {
  try {
    return { done: await work(job, tellAt) }
  } catch (error) {
    return isExhaustion(error) ? { exhausted: true } : { error: errorText(error) }
  }
}
