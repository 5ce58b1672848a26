import type { Lane } from './jobKinds.ts'

export type Wake = (lane: Lane) => void

type Listener = (lanes: ReadonlySet<Lane>) => void

/**
 * Creates the notification of listeners about the lanes that a transaction woke: after its commit, never after a
 * failure.
 */
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
