import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPageCache } from '#server/firstScreen/pageCache.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const MEGABYTE = 1024 * 1024

function cacheAt() {
  let time = 1
  let made = 0
  const cached = createPageCache<{ size: number; nth: number }>(() => new Date(time))
  const get = async (key = 'home', size = 1) =>
    (
      await cached(key, async () => {
        made += 1
        return { size, nth: made }
      })
    ).nth
  return { get, pass: (ms: number) => (time += ms) }
}

test('what is fresh is not made again, however many ask', async () => {
  const { get, pass } = cacheAt()
  expect(await Promise.all([get(), get()])).toEqual([1, 1])
  pass(14_999)
  expect(await Promise.all([get(), get()])).toEqual([1, 1])
})

test('what is no longer fresh still serves, and is made once for whoever asks next', async () => {
  const { get, pass } = cacheAt()
  await get()
  pass(15_001)
  expect(await Promise.all([get(), get()])).toEqual([1, 1])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await get()).toBe(2)
})

test('what is five minutes old serves nobody', async () => {
  const { get, pass } = cacheAt()
  await get()
  pass(300_000)
  expect(await get()).toBe(2)
})

test('what could not be made is forgotten', async () => {
  const cached = createPageCache<{ size: number }>(() => new Date(1))
  await expect(cached('home', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await cached('home', async () => ({ size: 7 }))).toEqual({ size: 7 })
})

test('what was asked for longest ago makes room, by bytes', async () => {
  const { get } = cacheAt()
  await get('one', 30 * MEGABYTE)
  await get('two', 30 * MEGABYTE)
  await get('one')
  await get('three', 30 * MEGABYTE)
  expect([await get('one'), await get('two')]).toEqual([1, 4])
})
