import { RefusalCode } from '#contract/envelope.ts'
import { Refusal } from '#server/messages/refusal.ts'

export interface QueueLimits {
  /** Maximum number of running tasks. */
  atOnce: number
  /** Maximum number of waiting tasks. */
  waiting: number
}

/** Queues a task; resolves with its result. */
export type InTurn = <T>(task: () => Promise<T>) => Promise<T>

/** Bounded FIFO queue; rejects with Unavailable, without running the task, when it is full. */
export function createQueue({ atOnce, waiting }: QueueLimits): InTurn {
  const queue: (() => void)[] = []
  let running = 0
  return async (task) => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw new Refusal(RefusalCode.Unavailable, 'busy')
      await new Promise<void>((resolve) => queue.push(resolve))
    } else running += 1
    try {
      return await task()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running -= 1
    }
  }
}
