import { once } from 'node:events'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Worker } from 'node:worker_threads'
import { afterEach, expect, type MockInstance, test, vi } from 'vitest'
import { Refusal } from '#server/messages/refusal.ts'
import type { Sheet } from '#server/modules/files/drawing/sheet.ts'
import { createRenderer } from '#server/modules/records/certificates/rendering.ts'
import { JobUnfinished } from '#server/threads/jobUnfinished.ts'
import { MEMBERSHIP } from './samples.ts'
import { sheetOf } from './support.ts'

const sheet = sheetOf('demo', 'member', { ...MEMBERSHIP, org: '华夏数据科学学会' })
const broken: Sheet = { ...sheet, background: Buffer.from('no picture') }
const limits = { waiting: 20, jobMs: 30_000, idleMs: 60_000 }

afterEach(() => vi.restoreAllMocks())

test('drawing keeps nobody waiting who asks for something else', async () => {
  const renderer = createRenderer(limits)
  await renderer.draw(sheet)
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  await Promise.all([renderer.draw(sheet), renderer.draw(sheet), renderer.draw(sheet)])
  delay.disable()
  expect(delay.percentile(90) / 1e6).toBeLessThan(50)
})

test('one sheet at a time; who comes when too many wait is told to come later', async () => {
  const renderer = createRenderer({ ...limits, waiting: 2 })
  const results = await Promise.allSettled(Array.from({ length: 5 }, () => renderer.draw(sheet)))
  const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
  expect(reasons).toHaveLength(2)
  expect(reasons.every((reason) => reason instanceof Refusal && reason.messageKey === 'busy')).toBe(
    true,
  )
})

test('a sheet that cannot be drawn fails alone', async () => {
  const renderer = createRenderer(limits)
  const [first, second, third] = await Promise.allSettled([
    renderer.draw(sheet),
    renderer.draw(broken),
    renderer.draw(sheet),
  ])
  expect([first.status, second.status, third.status]).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
  ])
})

test('a sheet that takes too long ends; the next ones share a thread of their own', async () => {
  const posted = vi.spyOn(Worker.prototype, 'postMessage')
  const hasty = { ...limits, jobMs: 1 }
  const renderer = createRenderer(hasty)
  await expect(renderer.draw(sheet)).rejects.toThrow(JobUnfinished)
  hasty.jobMs = limits.jobMs
  const [slow] = threadsOf(posted)
  const [png] = await Promise.all([renderer.draw(sheet), slow && once(slow, 'exit')])
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  await renderer.draw(sheet)
  const [, second, third] = threadsOf(posted)
  expect(second).not.toBe(slow)
  expect(third).toBe(second)
})

test('a thread given back for want of work is replaced by the next sheet', async () => {
  const posted = vi.spyOn(Worker.prototype, 'postMessage')
  const ended = vi.spyOn(Worker.prototype, 'terminate')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const renderer = createRenderer(limits)
  const first = await renderer.draw(sheet)
  vi.advanceTimersByTime(limits.idleMs)
  vi.useRealTimers()
  const [idle] = threadsOf(posted)
  expect(ended.mock.contexts.filter((thread) => thread === idle)).toHaveLength(1)
  expect((await renderer.draw(sheet)).equals(first)).toBe(true)
})

/** The threads the sheet of this file was posted to, in order; those of other files' work are left out. */
function threadsOf(posted: MockInstance<Worker['postMessage']>): Worker[] {
  return posted.mock.contexts.filter(
    (thread, at): thread is Worker =>
      thread instanceof Worker && posted.mock.calls[at]?.[0] === sheet,
  )
}
