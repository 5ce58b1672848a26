import type { Lane } from './jobKinds.ts'

export type Wake = (lane: Lane) => void

type Listener = (lanes: ReadonlySet<Lane>) => void

/** Tells listeners the lanes that a transaction woke, after it has committed; never those of one that failed. */
export function createWaking() {
  const listeners: Listener[] = []
  return {
    listen: (listener: Listener): void => void listeners.push(listener),
    async around<T>(transaction: (wake: Wake) => Promise<T>): Promise<T> {
      const lanes = new Set<Lane>()
      const result = await transaction((lane) => void lanes.add(lane))
      if (lanes.size > 0) for (const listener of listeners) listener(lanes)
      return result
    },
  }
}
