import { RefusalCode } from '#contract/envelope.ts'
import { Refusal } from '#server/messages/refusal.ts'

/** A job that exceeded the time, memory or stack of its thread: its input is too large, not wrong. */
export class JobUnfinished extends Refusal {
  /** What the job last reported to be working on. */
  readonly at: string | undefined

  constructor(at?: string) {
    super(RefusalCode.TooLarge, 'jobUnfinished')
    this.at = at
  }
}

/** True for an error of exhausted memory or stack. */
export const isExhaustion = (error: unknown): boolean =>
  (error instanceof RangeError && error.message.startsWith('Maximum call stack')) ||
  (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
