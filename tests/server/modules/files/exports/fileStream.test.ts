import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { StreamEnd } from '#server/base/servedFile.ts'
import { fileStream } from '#server/modules/files/exports/fileStream.ts'

const LIMITS = { idleMs: 1000, totalMs: 5000 }

async function* chunksOf(count: number, size = 200_000) {
  for (let at = 0; at < count; at++) yield new Uint8Array(size)
}

async function opened(chunks: AsyncGenerator<Uint8Array>, tell = async (_end: StreamEnd) => {}) {
  const release = vi.fn()
  const stream = await fileStream(chunks, { rows: () => 7, release }, LIMITS)
  const told: StreamEnd[] = []
  stream.whenEnded(async (end) => {
    told.push(end)
    await tell(end)
  })
  const closed = new Promise((resolve) => stream.bytes.once('close', resolve))
  return { ...stream, release, told, closed }
}

async function sizeOf(bytes: AsyncIterable<Uint8Array>): Promise<number> {
  let size = 0
  for await (const some of bytes) size += some.length
  return size
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

test('every byte comes, the end is told before the last, and the place is free', async () => {
  const { bytes, told, release, closed } = await opened(chunksOf(5))
  expect(await sizeOf(bytes)).toBe(1_000_000)
  await closed
  expect(told).toEqual([{ outcome: 'complete', rows: 7 }])
  expect(release).toHaveBeenCalledOnce()
})

test('a file whose end cannot be entered in the log is not complete', async () => {
  const { bytes, release } = await opened(chunksOf(1), () => Promise.reject(new Error('no log')))
  await expect(sizeOf(bytes)).rejects.toThrow('no log')
  expect(release).toHaveBeenCalledOnce()
})

test('a failure before the first byte is the caller’s', async () => {
  const failing = Object.assign(chunksOf(1), { next: () => Promise.reject(new Error('no rows')) })
  await expect(opened(failing)).rejects.toThrow('no rows')
})

test('a failure later breaks the file off', async () => {
  async function* failing(): AsyncGenerator<Uint8Array> {
    yield new Uint8Array(1)
    throw new Error('no more rows')
  }
  const { bytes, told, closed } = await opened(failing())
  await expect(sizeOf(bytes)).rejects.toThrow('no more rows')
  await closed
  expect(told).toEqual([{ outcome: 'broken', rows: 7 }])
})

test.each([
  ['takes nothing at all', 0, 'takes nothing'],
  ['stops taking', 2, 'takes nothing'],
])('a client that %s is waited for, but not for long', async (_what, taken, why) => {
  const { bytes, told, release, closed } = await opened(chunksOf(50))
  const failed = new Promise<Error>((resolve) => bytes.once('error', resolve))
  const reader = bytes[Symbol.asyncIterator]()
  for (let at = 0; at < taken; at++) await reader.next()
  await vi.advanceTimersByTimeAsync(LIMITS.idleMs)
  expect((await failed).message).toContain(why)
  await closed
  expect(told).toEqual([{ outcome: 'broken', rows: 7 }])
  expect(release).toHaveBeenCalledOnce()
})

test('a client that is always slow is not waited for without end', async () => {
  const { bytes, told, closed } = await opened(chunksOf(500))
  const failed = new Promise<Error>((resolve) => bytes.once('error', resolve))
  const reader = bytes[Symbol.asyncIterator]()
  for (let at = 0; at < 9; at++) {
    await reader.next().catch(() => undefined)
    await vi.advanceTimersByTimeAsync(LIMITS.idleMs * 0.6)
  }
  expect((await failed).message).toContain('too long')
  await closed
  expect(told).toEqual([{ outcome: 'broken', rows: 7 }])
})
