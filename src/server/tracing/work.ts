import { AsyncLocalStorage } from 'node:async_hooks'

/** Name of the work of periodic maintenance. */
export const CHORE = 'chore'

/** What the process does for whom; lines of the log that come from below say so. Nothing personal. */
export interface Work {
  /** Name of a call, what else was asked for, or the kind of a job. */
  call: string
  /** The society's code, once it is known. */
  society?: string
  /** Id of the request. */
  reqId?: string
  /** Looks something up or logs somebody in: it writes its own trace, and nothing that somebody entered. */
  isLookup?: boolean
  /** Id of the job. */
  job?: string
}

const works = new AsyncLocalStorage<Work>()

/** Does something as part of the work: it stays the current one in all that is awaited there. */
export const inWork = <T>(work: Work, run: () => T): T => works.run(work, run)

/** Returns the work under way; undefined outside of requests and jobs. */
export const currentWork = (): Work | undefined => works.getStore()
