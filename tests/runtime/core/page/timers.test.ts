import { describe, expect, test } from 'vitest'
import type { TimerSpec } from '#contract/page.gen.ts'
import { settled } from '../../support/fakeClock.ts'
import { createTestWorld, type WorldOptions } from '../../support/testWorld.ts'

function open(spec: TimerSpec, options: WorldOptions = {}) {
  const world = createTestWorld(options)
  const page = world.page({
    state: { ended: false, mobile: '13800000001' },
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

describe('a timer that counts for each value of what it is for', () => {
  const spec: TimerSpec = { ...MINUTE, keep: true, per: { $: { var: 'page.mobile' } } }
  const counting = async () => {
    const opened = open(spec)
    await opened.page.run('start')
    await opened.clock.pass(20_000)
    const pick = (mobile: string) => opened.page.set('page.mobile', mobile)
    return { ...opened, pick }
  }

  test('rests for another value, and goes on for the first', async () => {
    const { clock, timer, pick } = await counting()
    pick('13800000002')
    expect(timer()).toEqual({ left: 0, running: false })
    await clock.pass(10_000)
    pick('13800000001')
    expect(timer()).toEqual({ left: 30, running: true })
  })

  test('counts for both, each to its own end', async () => {
    const { page, clock, timer, pick, ended } = await counting()
    pick('13800000002')
    await page.run('start')
    expect(timer()).toEqual({ left: 60, running: true })
    await clock.pass(45_000)
    expect([timer(), ended()]).toEqual([{ left: 15, running: true }, false])
    pick('13800000001')
    expect([timer(), ended()]).toEqual([{ left: 0, running: false }, false])
    pick('13800000002')
    expect(timer()).toEqual({ left: 15, running: true })
    await clock.pass(15_000)
    expect([timer(), ended()]).toEqual([{ left: 0, running: false }, true])
  })

  test('goes on after a reload, at whatever address the same document stands', async () => {
    const { keep } = await counting()
    expect(open(spec, { keep, at: '/elsewhere' }).timer()).toEqual({ left: 60, running: true })
  })

  test('is stopped for the value at hand', async () => {
    const { page, timer, pick } = await counting()
    pick('13800000002')
    await page.run('start')
    await page.run('stop')
    expect(timer()).toEqual({ left: 0, running: false })
    pick('13800000001')
    expect(timer()).toEqual({ left: 40, running: true })
  })
})
