import { availableParallelism } from 'node:os'
import type { Broken } from '../broken.ts'
import { FileThread } from './fileThread.ts'
import type { JobName, JobShapes } from './jobs.ts'

/** A file, and the job for it. */
export interface Task<Name extends JobName> {
  file: string
  args: JobShapes[Name]['args']
}

/** Result of one file. */
export type Ran<Name extends JobName> = { file: string; ms: number } & (
  | { result: JobShapes[Name]['result'] }
  | { broken: Broken }
)

export interface RunLimits<Name extends JobName> {
  /** Time limit per file. */
  seconds: number
  /** Minimum number of files per thread that justifies starting another one. */
  perThread: number
  /** Returns true to skip the remaining files. */
  stopAfter?: ((ran: Ran<Name>) => boolean) | undefined
  /** Called after every file. */
  onDone?: ((done: number, all: number, file: string) => void) | undefined
}

/** Idle threads, reused by the next run: a watch has many runs. */
const idle: FileThread[] = []

/**
 * Processes every file in a thread of a small pool, so that neither a hang nor a crash in one can stop the others.
 * @returns one answer per file, in the order of the tasks; after `stopAfter` the first ones only
 */
export async function runFiles<Name extends JobName>(
  job: Name,
  tasks: readonly Task<Name>[],
  { seconds, perThread, stopAfter, onDone }: RunLimits<Name>,
): Promise<Ran<Name>[]> {
  const done: (Ran<Name> | undefined)[] = []
  let taken = 0
  let last = tasks.length
  let count = 0
  const work = async (): Promise<void> => {
    const thread = idle.pop() ?? new FileThread()
    for (let at = taken++; at < last; at = taken++) {
      const { file, args } = tasks[at] as Task<Name>
      const begun = performance.now()
      const answer = await thread.run({ job, file, args }, seconds)
      const ran = { file, ms: performance.now() - begun, ...answer } as Ran<Name>
      done[at] = ran
      onDone?.(++count, tasks.length, file)
      if (stopAfter?.(ran)) last = Math.min(last, at + 1)
    }
    idle.push(thread)
  }
  const most = Math.min(availableParallelism(), Math.ceil(tasks.length / perThread))
  await Promise.all(Array.from({ length: most }, work))
  return done.slice(0, last).filter((ran) => ran !== undefined)
}
