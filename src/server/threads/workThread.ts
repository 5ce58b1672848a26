import { Worker } from 'node:worker_threads'
import { createQueue } from './boundedQueue.ts'
import type { ThreadEntry } from './threadEntry.ts'

/** A worker's answer to a job. */
export type JobAnswer<Done> = { done: Done } | { error: string }

export interface WorkThreadLimits {
  /** Maximum number of waiting jobs. */
  waiting: number
  /** Milliseconds after which a job is aborted and its worker terminated. */
  jobMs: number
  /** Milliseconds without work after which the worker is terminated. */
  idleMs: number
}

/** Runs jobs one at a time in a worker thread. */
export interface WorkThread<Job, Done> {
  /**
   * @throws Refusal when the queue is full, Error when the job fails
   */
  run(job: Job): Promise<Done>
}

const HEAP_MB = 256

/** The worker is started by the first job and never keeps the process alive. */
export function createWorkThread<Job, Done>(
  entry: ThreadEntry,
  limits: WorkThreadLimits,
): WorkThread<Job, Done> {
  let thread: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  const inTurn = createQueue({ atOnce: 1, waiting: limits.waiting })

  const end = () => {
    void thread?.terminate()
    thread = undefined
  }
  const runNow = async (job: Job): Promise<Done> => {
    clearTimeout(idle)
    const worker =
      thread ??
      startThread(entry, (ended) => {
        if (thread === ended) thread = undefined
      })
    thread = worker
    const post = () => worker.postMessage(job)
    try {
      return await answered<Done>(worker, post, limits.jobMs)
    } catch (error) {
      end()
      throw error
    } finally {
      idle = setTimeout(end, limits.idleMs).unref()
    }
  }
  return { run: (job) => inTurn(() => runNow(job)) }
}

/**
 * Starts a worker that does not keep the process alive. Its death is told to `onEnd` and fails nothing by itself: the
 * work under way notices, and the next starts a new one.
 */
export function startThread(
  { source, options }: ThreadEntry,
  onEnd: (ended: Worker) => void,
): Worker {
  const thread = new Worker(source, {
    ...options,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  })
  thread.unref()
  return thread.on('error', () => undefined).once('exit', () => onEnd(thread))
}

/** Resolves with one job's answer; rejects with the worker's error, its exit, or a timeout. */
function answered<Done>(thread: Worker, post: () => void, deadlineMs: number): Promise<Done> {
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
    post()
  })
}
