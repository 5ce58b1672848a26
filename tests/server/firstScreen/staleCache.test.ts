import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStaleCache } from '#server/firstScreen/staleCache.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function memoryAt() {
  let time = 0
  let made = 0
  const remembered = createStaleCache<number>(() => new Date(time))
  const maker = async () => {
    made += 1
    return made
  }
  return { get: () => remembered('home', maker), pass: (ms: number) => (time += ms) }
}

test('what is fresh is not made again, however many ask', async () => {
  const { get, pass } = memoryAt()
  expect(await get()).toBe(1)
  pass(14_999)
  expect(await Promise.all([get(), get()])).toEqual([1, 1])
})

test('what is no longer fresh still serves, and is made once for whoever asks next', async () => {
  const { get, pass } = memoryAt()
  await get()
  pass(15_000)
  expect(await Promise.all([get(), get()])).toEqual([1, 1])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await get()).toBe(2)
})

test('what is five minutes old serves nobody', async () => {
  const { get, pass } = memoryAt()
  await get()
  pass(300_000)
  expect(await get()).toBe(2)
})

test('what could not be made is forgotten', async () => {
  const remembered = createStaleCache<string>(() => new Date(0))
  await expect(remembered('home', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await remembered('home', async () => 'there')).toBe('there')
})
