import { parentPort } from 'node:worker_threads'
import { errorText } from './errorText.ts'
import type { JobAnswer } from './workThread.ts'

/** Worker side of `workThread.ts`: answers every job posted to this thread. */
export function answerJobs<Job, Done>(work: (job: Job) => Promise<Done>): void {
  parentPort?.on('message', (job: Job) => {
    void answer(work, job).then((answered) => parentPort?.postMessage(answered))
  })
}

async function answer<Job, Done>(
  work: (job: Job) => Promise<Done>,
  job: Job,
): Promise<JobAnswer<Done>> {
  try {
    return { done: await work(job) }
  } catch (error) {
    return { error: errorText(error) }
  }
}
