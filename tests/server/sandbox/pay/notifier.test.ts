import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SandboxTrade } from '#server/providers/pay/emulation/trade.ts'
import { createNotifier, type NotifierParts } from '#server/sandbox/pay/notifier.ts'

const BEGUN = Date.parse('2026-11-20T02:00:00Z')

beforeEach(() => vi.useFakeTimers({ now: BEGUN }))
afterEach(() => vi.useRealTimers())

/** A notifier of one trade nobody takes the notification of; when it sent one, in milliseconds since `BEGUN`. */
function notifierOf(trade: object, parts: Partial<NotifierParts>, schedule: number[] = []) {
  const waiting = { id: 'a', sent: 0, fault: '', notifyUrl: '/', ...trade }
  const trades = new Map([[waiting.id, waiting as unknown as SandboxTrade]])
  const sentAt: number[] = []
  const notifier = createNotifier({
    tradeStore: {
      all: () => [...trades.values()],
      save: (changed: SandboxTrade) => {
        trades.set(changed.id, changed)
        return changed
      },
    } as never,
    wireOf: () => ({ schedule, notification: () => ({}), isAcknowledged: () => false }) as never,
    deliver: async () => {
      sentAt.push(Date.now() - BEGUN)
      return { status: 500, body: '' }
    },
    clock: () => new Date(),
    wallClock: Date.now,
    speed: 1,
    onError: (error) => expect.unreachable(String(error)),
    ...parts,
  })
  return { notifier, sentAt }
}

test('what nobody takes is told again at the provider’s intervals, divided by the speed', async () => {
  const { notifier, sentAt } = notifierOf({ nextAt: BEGUN }, { speed: 1000 }, [15, 30, 180])
  notifier.plan()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(sentAt).toEqual([0, 15, 45, 225])
  await notifier.stop()
})

test('a timer that fires a moment early is set again, so that no repetition is forgotten', async () => {
  let early = 2
  const wallClock = () => {
    early -= 1
    return early >= 0 ? BEGUN : Date.now()
  }
  const { notifier, sentAt } = notifierOf({ sent: 1, nextAt: BEGUN + 1 }, { wallClock })
  notifier.plan()
  await vi.advanceTimersByTimeAsync(1)
  expect(sentAt).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(sentAt).toHaveLength(1)
  await notifier.stop()
})
