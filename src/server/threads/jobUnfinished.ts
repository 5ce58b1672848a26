import { RefusalCode } from '#contract/envelope.ts'
import { Refusal } from '../messages/refusal.ts'

/** A job that took more time, memory or depth than a thread has: what it was given is too much, not wrong. */
export class JobUnfinished extends Refusal {
  /** What the job was at, as it told. */
  readonly at: string | undefined

  constructor(at?: string) {
    super(RefusalCode.TooLarge, 'jobUnfinished')
    this.at = at
  }
}

/** An error that says no more than that there was too much. */
export const isExhaustion = (error: unknown): boolean =>
  (error instanceof RangeError && error.message.startsWith('Maximum call stack')) ||
  (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
