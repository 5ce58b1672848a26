import { describe, expect, test } from 'vitest'
import type { Ask, Question } from '#runtime/core/form/formContext.ts'
import { ASK_AFTER, Questions } from '#runtime/core/form/questions.ts'
import { field } from './bundles.ts'

const mobile = field('mobile')
const question = (value: string): Question => ({ kind: 'mobile', field: mobile, value })

/** A clock that runs when told to. */
function manualDelay() {
  const tasks = new Map<() => void, number>()
  return {
    delay: (ms: number, task: () => void) => {
      tasks.set(task, ms)
      return () => tasks.delete(task)
    },
    waits: () => [...tasks.values()],
    pass: () => {
      for (const task of [...tasks.keys()]) {
        tasks.delete(task)
        task()
      }
    },
  }
}

/** A server that answers when told to, in any order. */
function manualAsk() {
  const open = new Map<
    string,
    { answer: (free: boolean) => void; fail: () => void; signal: AbortSignal }
  >()
  const ask: Ask = (asked, signal) =>
    new Promise((resolve, reject) => {
      open.set(asked.value, { answer: resolve, fail: () => reject(new Error('offline')), signal })
    })
  return { ask, open }
}

const tick = () => new Promise((resolve) => setTimeout(resolve))

describe('questions only the server can answer', () => {
  test('wait for a pause in typing, and only the last value is asked', async () => {
    const clock = manualDelay()
    const server = manualAsk()
    const questions = new Questions({ ask: server.ask }, clock.delay, () => {})
    questions.raise('mobile', question('138'))
    questions.raise('mobile', question('139'))
    expect(clock.waits()).toEqual([ASK_AFTER])
    clock.pass()
    await tick()
    expect([...server.open.keys()]).toEqual(['139'])
  })

  test('the last question wins: the older one is aborted and its late answer dropped', async () => {
    const server = manualAsk()
    const clock = manualDelay()
    const questions = new Questions({ ask: server.ask }, clock.delay, () => {})
    questions.raise('mobile', question('old'))
    clock.pass()
    await tick()
    questions.raise('mobile', question('new'))
    clock.pass()
    await tick()
    expect(server.open.get('old')?.signal.aborted).toBe(true)
    server.open.get('new')?.answer(true)
    server.open.get('old')?.answer(false)
    await questions.settle()
    expect(questions.availability(question('new'))).toBe('free')
    expect(questions.availability(question('old'))).toBe('unknown')
  })

  test('a failure to ask makes no value wrong and is tried again', async () => {
    const server = manualAsk()
    const questions = new Questions({ ask: server.ask }, undefined, () => {})
    questions.raise('mobile', question('139'))
    const first = questions.settle()
    await tick()
    server.open.get('139')?.fail()
    expect(await first).toBe(false)
    expect(questions.availability(question('139'))).toBe('unknown')
    const second = questions.settle()
    await tick()
    server.open.get('139')?.answer(false)
    expect(await second).toBe(true)
    expect(questions.availability(question('139'))).toBe('taken')
  })

  test('settle asks at once what still waits, and an answered question is not asked twice', async () => {
    const clock = manualDelay()
    const asked: string[] = []
    const questions = new Questions(
      { ask: async ({ value }) => asked.push(value) > 0 },
      clock.delay,
      () => {},
    )
    questions.raise('mobile', question('139'))
    await questions.settle()
    questions.raise('mobile', question('139'))
    await questions.settle()
    clock.pass()
    await tick()
    expect(asked).toEqual(['139'])
  })

  test('after drop no answer arrives', async () => {
    const server = manualAsk()
    const clock = manualDelay()
    let told = 0
    const questions = new Questions({ ask: server.ask }, clock.delay, () => told++)
    questions.raise('mobile', question('139'))
    clock.pass()
    await tick()
    questions.drop()
    server.open.get('139')?.answer(false)
    await tick()
    expect(told).toBe(1)
  })
})
