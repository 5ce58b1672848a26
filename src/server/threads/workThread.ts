import { Worker } from 'node:worker_threads'
import { currentWork } from '#server/tracing/work.ts'
import { createFairQueue } from './fairQueue.ts'
import { isExhaustion, JobUnfinished } from './jobUnfinished.ts'
import type { ThreadEntry } from './threadEntry.ts'

/** A worker's answer to a job, or a report of what it is working on. */
export type JobAnswer<Done> =
  | { done: Done }
  | { error: string }
  | { exhausted: true }
  | { at: string }

export interface WorkThreadLimits {
  /** Concurrent jobs, each in a thread of its own, 1 by default; of one society at most one fewer (at least one). */
  threads?: number
  /** Memory of a thread, in megabytes. */
  heapMb?: number
  /** Maximum number of waiting jobs. */
  waiting: number
  /** Milliseconds after which a job is aborted and its worker terminated. */
  jobMs: number
  /** Milliseconds without work after which the worker is terminated. */
  idleMs: number
}

/** Runs jobs in worker threads; societies take turns. */
export interface WorkThread<Job, Done> {
  /**
   * Runs a job of the society that the current work is for.
   * @throws Refusal when the queue is full, JobUnfinished when time or memory did not suffice, Error when the job fails
   */
  run(job: Job): Promise<Done>
}

const HEAP_MB = 256

/** Workers are started by the first job and never keep the process alive. */
export function createWorkThread<Job, Done>(
  entry: ThreadEntry,
  limits: WorkThreadLimits,
): WorkThread<Job, Done> {
  const { threads: atOnce = 1, waiting } = limits
  const inShare = createFairQueue({ atOnce, waiting })
  const resting: WorkThread<Job, Done>[] = []
  const inThread = async (job: Job): Promise<Done> => {
    const thread = resting.pop() ?? createOneThread(entry, limits)
    try {
      return await thread.run(job)
    } finally {
      resting.push(thread)
    }
  }
  return { run: (job) => inShare(currentWork()?.society ?? '', () => inThread(job)) }
}

/** Creates a runner of jobs in one thread; the caller ensures that it runs one at a time. */
function createOneThread<Job, Done>(
  entry: ThreadEntry,
  limits: WorkThreadLimits,
): WorkThread<Job, Done> {
  let thread: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  const end = () => {
    void thread?.terminate()
    thread = undefined
  }
  const forget = (ended: Worker) => {
    if (thread === ended) thread = undefined
  }
  return {
    async run(job) {
      clearTimeout(idle)
      const worker = thread ?? startThread(entry, forget, limits.heapMb)
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
    },
  }
}

/**
 * Starts a worker that does not keep the process alive. `onEnd` is called when it ends, which is not an error by
 * itself: the work under way notices, and the next starts a new worker.
 */
export function startThread(
  { source, options }: ThreadEntry,
  onEnd: (ended: Worker) => void,
  heapMb = HEAP_MB,
): Worker {
  const thread = new Worker(source, {
    ...options,
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
  })
  thread.unref()
  return thread.on('error', () => undefined).once('exit', () => onEnd(thread))
}

/** Resolves with one job's answer; rejects with the worker's error, its exit, or `JobUnfinished`. */
function answered<Done>(thread: Worker, post: () => void, deadlineMs: number): Promise<Done> {
  return new Promise((resolve, reject) => {
    const settle = (finish: () => void) => {
      clearTimeout(deadline)
      thread.off('message', onAnswer).off('error', onError).off('exit', onExit)
      finish()
    }
    let at: string | undefined
    const fail = (error: Error) => settle(() => reject(error))
    const unfinished = () => fail(new JobUnfinished(at))
    const onAnswer = (answer: JobAnswer<Done>) => {
      if ('at' in answer) at = answer.at
      else if ('exhausted' in answer) unfinished()
      else if ('error' in answer) fail(new Error(answer.error))
      else settle(() => resolve(answer.done))
    }
    const onError = (error: Error) => (isExhaustion(error) ? unfinished() : fail(error))
    const onExit = () => fail(new Error('the thread has ended'))
    const deadline = setTimeout(unfinished, deadlineMs)
    thread.on('message', onAnswer).on('error', onError).on('exit', onExit)
    post()
  })
}
