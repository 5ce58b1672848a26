const WINDOW_MS = 1_000

/** Time for which each party held places in the current second and the one before. */
export interface RecentUse {
  note(name: string, milliseconds: number): void
  /** True when the party has used more than all others together. */
  isMost(name: string): boolean
}

interface Window {
  total: number
  of: Map<string, number>
}

const emptyWindow = (): Window => ({ total: 0, of: new Map() })

export function createRecentUse(now: () => number = () => performance.now()): RecentUse {
  let began = now()
  let before = emptyWindow()
  let current = emptyWindow()
  const moveOn = () => {
    const passed = now() - began
    if (passed < WINDOW_MS) return
    before = passed < 2 * WINDOW_MS ? current : emptyWindow()
    current = emptyWindow()
    began = now()
  }
  return {
    note(name, milliseconds) {
      moveOn()
      current.total += milliseconds
      current.of.set(name, (current.of.get(name) ?? 0) + milliseconds)
    },
    isMost(name) {
      moveOn()
      const used = (before.of.get(name) ?? 0) + (current.of.get(name) ?? 0)
      return used > (before.total + current.total) / 2
    },
  }
}
