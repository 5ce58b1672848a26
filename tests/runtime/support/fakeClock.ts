import type { Clock } from '#runtime/core/ports/clock.ts'

export interface FakeClock extends Clock {
  /** Lets so much time pass, running what falls due in order, and everything it promises. */
  pass(ms: number): Promise<void>
}

export function createFakeClock(start = Date.UTC(2026, 10, 20)): FakeClock {
  let now = start
  let count = 0
  const due = new Map<number, { at: number; run: () => void }>()

  return {
    now: () => now,
    after(ms, run) {
      const key = ++count
      due.set(key, { at: now + ms, run })
      return () => due.delete(key)
    },
    async pass(ms) {
      await settled()
      const end = now + ms
      for (;;) {
        const [next] = [...due]
          .filter(([, { at }]) => at <= end)
          .sort(([, a], [, b]) => a.at - b.at)
        if (!next) break
        const [key, { at, run }] = next
        due.delete(key)
        now = at
        run()
        await settled()
      }
      now = end
      await settled()
    },
  }
}

/** Lets every promise that can settle do so. */
export async function settled(): Promise<void> {
  for (let i = 0; i < 30; i++) await Promise.resolve()
}
