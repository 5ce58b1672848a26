import { Worker } from 'node:worker_threads'
import { RefusalCode } from '#contract/envelope.ts'
import { Refusal } from './refusal.ts'
import type { ThreadEntry } from './threadEntry.ts'

/** What the other end of a work thread answers to a job. */
export type JobAnswer<Done> = { done: Done } | { error: string }

export interface WorkThreadLimits {
  /** Jobs that may wait while one is done. */
  waiting: number
  /** A job that takes longer ends the thread, and itself. */
  jobMs: number
  /** The thread is given back after so long without work. */
  idleMs: number
}

/** Does jobs one at a time, away from the thread that answers requests. */
export interface WorkThread<Job, Done> {
  /** @throws Refusal when too many wait already, Error when the job cannot be done */
  run(job: Job): Promise<Done>
}

const HEAP_MB = 256

/** The thread is started by the first job and never keeps the process alive. */
export function createWorkThread<Job, Done>(
  entry: ThreadEntry,
  limits: WorkThreadLimits,
): WorkThread<Job, Done> {
  let thread: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()
  let queued = 0

  const end = () => {
    void thread?.terminate()
    thread = undefined
  }
  const runNow = async (job: Job): Promise<Done> => {
    clearTimeout(idle)
    thread ??= startThread(entry, () => {
      thread = undefined
    })
    try {
      return await answered<Job, Done>(thread, job, limits.jobMs)
    } catch (error) {
      end()
      throw error
    } finally {
      idle = setTimeout(end, limits.idleMs).unref()
    }
  }
  return {
    async run(job) {
      if (queued > limits.waiting) throw new Refusal(RefusalCode.Unavailable, 'busy')
      queued += 1
      const mine = last.then(() => runNow(job))
      last = mine
        .catch(() => undefined)
        .finally(() => {
          queued -= 1
        })
      return mine
    },
  }
}

/** A thread that dies between two jobs is replaced by the next; what it died of during one, that job says. */
function startThread({ source, options }: ThreadEntry, ended: () => void): Worker {
  const thread = new Worker(source, {
    ...options,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  })
  thread.unref()
  return thread.on('error', () => undefined).once('exit', ended)
}

/** One job's answer, or its failure: the thread's own, its end, or a deadline. */
function answered<Job, Done>(thread: Worker, job: Job, deadlineMs: number): Promise<Done> {
  return new Promise((resolve, reject) => {
    const settle = (finish: () => void) => {
      clearTimeout(deadline)
      thread.off('message', onAnswer).off('error', onError).off('exit', onExit)
      finish()
    }
    const fail = (error: Error) => settle(() => reject(error))
    const onAnswer = (answer: JobAnswer<Done>) =>
      'error' in answer ? fail(new Error(answer.error)) : settle(() => resolve(answer.done))
    const onError = (error: Error) => fail(error)
    const onExit = () => fail(new Error('the thread has ended'))
    const deadline = setTimeout(() => fail(new Error('a job took too long')), deadlineMs)
    thread.on('message', onAnswer).on('error', onError).on('exit', onExit)
    thread.postMessage(job)
  })
}
