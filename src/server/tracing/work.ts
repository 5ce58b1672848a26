import { AsyncLocalStorage } from 'node:async_hooks'

/** Name of the work of periodic maintenance. */
export const CHORE = 'chore'

/** The work in progress, and for which society; log lines written within it say so. Contains no personal data. */
export interface Work {
  /** Name of a call, what else was asked for, or the kind of a job. */
  call: string
  /** The society's code, once it is known. */
  society?: string
  /** Id of the request. */
  reqId?: string
  /** True for look-ups and logins, which write traces of themselves and no user input. */
  isLookup?: boolean
  /** Id of the job. */
  job?: string
}

const works = new AsyncLocalStorage<Work>()

/** Runs a function as part of the work, which stays the current one in everything awaited there. */
export const inWork = <T>(work: Work, run: () => T): T => works.run(work, run)

/** Returns the work under way; undefined outside of requests and jobs. */
export const currentWork = (): Work | undefined => works.getStore()
