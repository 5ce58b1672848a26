import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { FairShares, type SharesLimits, type Turn } from '#server/store/shares/fairShares.ts'

const SYSTEM = ''
const LIMITS: SharesLimits = { size: 10, waiting: 1000, perFree: 4, first: SYSTEM }

/** Parties with what they hold and wait for, as one sees it from outside. */
function crowd(limits = LIMITS) {
  const shares = new FairShares(limits)
  const turns: { name: string; turn: Turn; isHeld: boolean }[] = []
  return {
    shares,
    async ask(name: string, times = 1) {
      for (let n = 0; n < times; n += 1) {
        const turn = shares.take(name)
        if (!turn) return
        const asked = { name, turn, isHeld: false }
        turns.push(asked)
        void turn.granted.then(() => {
          asked.isHeld = true
        })
      }
      await settled()
    },
    held: (name: string) => turns.filter((each) => each.name === name && each.isHeld).length,
    holders: () => turns.filter(({ isHeld }) => isHeld),
    waiting: () => turns.filter(({ isHeld }) => !isHeld),
    /** Ends the oldest turn of a party; of those it holds unless it waits only. */
    async end(name: string) {
      const own = turns.filter((each) => each.name === name)
      const one = own.find(({ isHeld }) => isHeld) ?? own[0]
      if (!one) return
      turns.splice(turns.indexOf(one), 1)
      one.turn.end()
      await settled()
    },
  }
}

afterEach(() => void vi.useRealTimers())

/** What was granted has been told. */
const settled = () => Promise.resolve()

test('a society alone uses most places, and leaves some for whoever comes', async () => {
  const { ask, held } = crowd()
  await ask('loud', 500)
  expect(held('loud')).toBe(8)
  await ask('quiet')
  expect(held('quiet')).toBe(1)
  await ask(SYSTEM)
  expect(held(SYSTEM)).toBe(1)
})

test.each([
  [2, 1],
  [3, 2],
  [4, 3],
  [10, 8],
  [50, 40],
])('of %i places one society alone has %i', async (size, most) => {
  const { ask, held } = crowd({ ...LIMITS, size })
  await ask('loud', 500)
  expect(held('loud')).toBe(most)
})

test('who may have one place only has it, and everybody else his', async () => {
  const { ask, held, end } = crowd({ ...LIMITS, cap: () => 1 })
  for (const name of ['loud', 'quiet', SYSTEM]) await ask(name, 20)
  expect([held('loud'), held('quiet'), held(SYSTEM)]).toEqual([1, 1, 1])
  await end('loud')
  expect(held('loud')).toBe(1)
})

test.each([
  [1, 0],
  [1 / 2, 100],
  [1 / 8, 700],
])('who may have %f of a place rests after 100 ms for %i, and others do not', async (cap, rest) => {
  vi.useFakeTimers()
  const { ask, held, end } = crowd({ ...LIMITS, cap: (name) => (name === 'loud' ? cap : 10) })
  await ask('loud', 3)
  await vi.advanceTimersByTimeAsync(100)
  await end('loud')
  expect(held('loud')).toBe(rest === 0 ? 1 : 0)
  await ask('quiet')
  expect(held('quiet')).toBe(1)
  if (rest > 0) {
    await vi.advanceTimersByTimeAsync(rest - 1)
    expect(held('loud')).toBe(0)
    await vi.advanceTimersByTimeAsync(1)
  }
  expect(held('loud')).toBe(1)
})

test('each turn that is over is told of, but those over all societies', async () => {
  vi.useFakeTimers()
  const used: [string, number][] = []
  const onUsed = (name: string, milliseconds: number) => void used.push([name, milliseconds])
  const { ask, end } = crowd({ ...LIMITS, onUsed })
  for (const name of ['a', SYSTEM, 'b']) await ask(name)
  await vi.advanceTimersByTimeAsync(30)
  for (const name of ['a', SYSTEM]) await end(name)
  await vi.advanceTimersByTimeAsync(20)
  await end('b')
  expect(used).toEqual([
    ['a', 30],
    ['b', 50],
  ])
})

test('a society that floods keeps another waiting for one turn at most', async () => {
  const { ask, held, end } = crowd()
  for (const name of 'abcdefghij') await ask(name)
  await ask('loud', 500)
  await ask('quiet')
  expect([held('loud'), held('quiet')]).toEqual([0, 0])
  await end('a')
  await end('b')
  expect([held('loud'), held('quiet')]).toEqual([1, 1])
})

test('equals take turns, however many of one wait', async () => {
  const { ask, end, holders } = crowd({ ...LIMITS, size: 1 })
  const order: string[] = []
  await ask('first')
  await ask('loud', 4)
  await ask('b', 2)
  await ask('c', 2)
  for (let holder = holders()[0]; holder; holder = holders()[0]) {
    order.push(holder.name)
    await end(holder.name)
  }
  expect(order).toEqual(['first', 'loud', 'b', 'c', 'loud', 'b', 'c', 'loud', 'loud'])
})

test('what goes over all societies goes first, whoever waits', async () => {
  const { ask, end, holders } = crowd({ ...LIMITS, size: 1 })
  await ask('loud', 100)
  await ask('quiet', 5)
  await ask(SYSTEM)
  await end('loud')
  expect(holders().map(({ name }) => name)).toEqual([SYSTEM])
})

test('shares are of time: who takes long turns gets fewer', async () => {
  const { ask, end, holders } = crowd()
  const lasts: Record<string, number> = { long: 20, short: 2 }
  const spent: Record<string, number> = { long: 0, short: 0 }
  const begun = new Map<Turn, number>()
  for (let tick = 0; tick < 400; tick += 1) {
    for (const name of ['long', 'short']) await ask(name, 10)
    for (const { name, turn } of holders()) {
      spent[name] = (spent[name] ?? 0) + 1
      if (!begun.has(turn)) begun.set(turn, tick)
      if (tick - (begun.get(turn) ?? tick) >= (lasts[name] ?? 0)) await end(name)
    }
  }
  const { long = 0, short = 1 } = spent
  expect(long / short).toBeGreaterThan(0.8)
  expect(long / short).toBeLessThan(1.25)
})

test('so many wait for a society and no more; others do not notice', () => {
  const shares = new FairShares({ ...LIMITS, size: 1, waiting: 2 })
  const [held, first, second, third] = Array.from({ length: 4 }, () => shares.take('loud'))
  expect([held?.isWaiting, first?.isWaiting, second?.isWaiting]).toEqual([false, true, true])
  expect(third).toBeUndefined()
  expect(shares.take('quiet')?.isWaiting).toBe(true)
  expect(shares.waiting).toBe(3)
  first?.end()
  expect(shares.take('loud')?.isWaiting).toBe(true)
})

test('what is ended twice is given back once', async () => {
  const { shares, ask, held } = crowd({ ...LIMITS, size: 1 })
  const turn = shares.take('a')
  await ask('b', 2)
  turn?.end()
  turn?.end()
  await settled()
  expect(held('b')).toBe(1)
})

const NAMES = [SYSTEM, 'a', 'b', 'c', 'd']
const deed = fc.record({ name: fc.constantFrom(...NAMES), isEnd: fc.boolean() })

test('places are never too many, none is lost, and who holds nothing waits only when all are taken', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 12 }), fc.array(deed), async (size, deeds) => {
      const { ask, end, held, holders, waiting } = crowd({ ...LIMITS, size })
      for (const { name, isEnd } of deeds) {
        await (isEnd ? end(name) : ask(name, 3))
        expect(holders().length).toBeLessThanOrEqual(size)
        const nothing = waiting().filter((each) => held(each.name) === 0)
        if (nothing.length > 0) expect(holders()).toHaveLength(size)
      }
      for (let holder = holders()[0]; holder; holder = holders()[0]) await end(holder.name)
      expect(waiting()).toEqual([])
    }),
  )
})
