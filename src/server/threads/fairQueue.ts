import { RefusalCode } from '#contract/envelope.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { QueueLimits } from './boundedQueue.ts'

/** Queues a task of a party; resolves with its result. */
export type InShare = <T>(party: string, task: () => Promise<T>) => Promise<T>

interface Waiting {
  start(): void
  refuse(): void
}

/**
 * Bounded queue of several parties, which take turns: many tasks of one party do not delay the first task of another.
 * At most all places but one (at least one) run tasks of the same party, in order of arrival. When the queue is full,
 * the last task of the party with the most waiting tasks is refused with Unavailable, without being run.
 */
export function createFairQueue({ atOnce, waiting }: QueueLimits): InShare {
  const share = Math.max(1, atOnce - 1)
  const running = new Map<string, number>()
  const queues = new Map<string, Waiting[]>()
  const count = (party: string) => running.get(party) ?? 0
  const total = (): number => [...running.values()].reduce((sum, one) => sum + one, 0)

  const startNext = () => {
    const free = [...queues].find(([party]) => count(party) < share)
    if (!free || total() >= atOnce) return
    const [party, [next, ...rest]] = free
    queues.delete(party)
    // Puts the party behind all other waiting ones.
    if (rest.length > 0) queues.set(party, rest)
    running.set(party, count(party) + 1)
    next?.start()
  }
  const turn = (party: string) =>
    new Promise<void>((start, reject) => {
      const refuse = () => reject(new Refusal(RefusalCode.Unavailable, 'busy'))
      queues.set(party, [...(queues.get(party) ?? []), { start, refuse }])
      startNext()
      giveWay(queues, waiting)
    })
  return async (party, task) => {
    await turn(party)
    try {
      return await task()
    } finally {
      running.set(party, count(party) - 1)
      if (count(party) === 0) running.delete(party)
      startNext()
    }
  }
}

function giveWay(queues: Map<string, Waiting[]>, waiting: number): void {
  const all = [...queues]
  if (all.reduce((sum, [, queue]) => sum + queue.length, 0) <= waiting) return
  const [[party, longest] = ['', []]] = all.sort(([, a], [, b]) => b.length - a.length)
  longest.pop()?.refuse()
  if (longest.length === 0) queues.delete(party)
}
