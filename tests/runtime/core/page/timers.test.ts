import { expect, test } from 'vitest'
import type { TimerSpec } from '#contract/page.ts'
import { settled } from '../../support/fakeClock.ts'
import { createTestWorld, type WorldOptions } from '../../support/testWorld.ts'

function open(spec: TimerSpec, options: WorldOptions = {}) {
  const world = createTestWorld(options)
  const page = world.page({
    state: { ended: false },
    timers: { code: spec },
    actions: { start: { do: [{ timer: 'code' }] }, stop: { do: [{ timer: 'code', stop: true }] } },
  })
  const timer = () => (page.getScope().page.timers as Record<string, unknown>).code
  return { ...world, page, timer, ended: () => page.getScope().page.ended }
}
const MINUTE: TimerSpec = { for: 60_000, onEnd: [{ set: { 'page.ended': true } }] }

test('counts whole seconds down to the deadline and then runs onEnd once', async () => {
  const { page, clock, timer, ended } = open(MINUTE)
  await page.run('start')
  expect(timer()).toEqual({ left: 60, running: true })
  await clock.pass(59_500)
  expect(timer()).toEqual({ left: 1, running: true })
  await clock.pass(500)
  expect(timer()).toEqual({ left: 0, running: false })
  expect(ended()).toBe(true)
})

test('stopping runs no onEnd', async () => {
  const { page, clock, timer, ended } = open(MINUTE)
  await page.run('start')
  await page.run('stop')
  await clock.pass(120_000)
  expect(timer()).toEqual({ left: 0, running: false })
  expect(ended()).toBe(false)
})

test('a tab that slept has lost the time: the deadline counts, not the ticks', async () => {
  const { page, clock, timer } = open(MINUTE)
  await page.run('start')
  const now = clock.now
  clock.now = () => now() + 30_000
  await clock.pass(1000)
  expect(timer()).toEqual({ left: 29, running: true })
})

test('a kept deadline goes on after a reload; one that passed meanwhile ends at once', async () => {
  const spec: TimerSpec = { ...MINUTE, keep: true }
  const first = open(spec)
  await first.page.run('start')
  const later = open(spec, { keep: first.keep })
  expect(later.timer()).toEqual({ left: 60, running: true })

  for (const [key] of first.keep) first.keep.set(key, String(first.clock.now() - 1))
  const tooLate = open(spec, { keep: first.keep })
  await settled()
  expect(tooLate.timer()).toEqual({ left: 0, running: false })
  expect(tooLate.ended()).toBe(true)
})
