import { expect, test, vi } from 'vitest'
import { createNotifier } from '#server/sandbox/pay/notifier.ts'
import type { SandboxTrade } from '#server/sandbox/pay/trade.ts'

test('a timer that is up a moment early is set again, so that no repetition is forgotten', async () => {
  const waiting = { id: 'a', sent: 1, fault: '', nextAt: 1001.5, notifyUrl: '/' }
  const trades = new Map([[waiting.id, waiting as unknown as SandboxTrade]])
  const clock = { now: 1000, asked: 0 }
  const sent: string[] = []
  const notifier = createNotifier({
    book: {
      all: () => [...trades.values()],
      save: (trade: SandboxTrade) => {
        trades.set(trade.id, trade)
        return trade
      },
    } as never,
    wireOf: () => ({ schedule: [], notification: () => ({}), isTaken: () => true }) as never,
    deliver: async (url) => {
      sent.push(url)
      return { status: 200, body: '' }
    },
    clock: () => new Date(),
    wallClock: () => {
      // Whoever asks for the third time is the first timer's second look.
      clock.asked += 1
      if (clock.asked > 2) clock.now = 1002
      return clock.now
    },
    speed: 1,
    onError: (error) => expect.unreachable(String(error)),
  })
  notifier.plan()
  await vi.waitFor(() => expect(sent).toEqual(['/']), 2000)
  await notifier.stop()
})
