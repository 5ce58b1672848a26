import { describe, expect, test } from 'vitest'
import { createLate } from '#runtime/core/createLate.ts'
import { createSwrTransport } from '../../../src/app/loading/createSwrTransport.ts'

type Swr = Parameters<typeof createSwrTransport>[2]

/** SWR that first loads when it is let, or fails; after that at once. */
function laterSwr() {
  let arrive = () => {}
  let fail = () => {}
  const first = new Promise<void>((resolve, reject) => {
    arrive = resolve
    fail = () => reject(new Error('a file is gone'))
  })
  const waits = [first]
  const swr: NonNullable<Swr> = createLate(async () => {
    await waits.shift()
    return import('#runtime/react/page/swrParts.ts')
  })
  return { swr, arrive, fail }
}

function setup(initial?: Readonly<Record<string, unknown>>, swr?: Swr) {
  const waiting: ((value: unknown) => void)[] = []
  let count = 0
  const send = () => {
    count += 1
    return new Promise((resolve) => waiting.push(resolve))
  }
  const transport = createSwrTransport(send, initial, swr)
  return { transport, answer: (value: unknown) => waiting.shift()?.(value), asked: () => count }
}
const request = (key: string) => ({ key, call: 'memberQueryPage', input: {} })

test('two askers of one question at one time are one request, and both get the answer', async () => {
  const { transport, answer, asked } = setup()
  const both = [0, 1].map(() => transport.ask(request('same'), { fresh: false }))
  answer(['x'])
  expect(await Promise.all(both)).toEqual([['x'], ['x']])
  expect(asked()).toBe(1)
})

test('a fresh question does not join one under way: that answer may be older than the change', async () => {
  const { transport, answer, asked } = setup()
  const old = transport.ask(request('changed'), { fresh: false })
  const fresh = transport.ask(request('changed'), { fresh: true })
  answer('before')
  answer('after')
  await old
  expect(await fresh).toBe('after')
  expect(asked()).toBe(2)
  expect(transport.peek('changed')).toBe('after')
})

test('an answer is known wherever the same question is asked again; a failure is not', async () => {
  const { transport, answer } = setup()
  const asked = transport.ask(request('known'), { fresh: false })
  answer({ total: 1 })
  await asked
  expect(transport.peek('known')).toEqual({ total: 1 })
  const failing = createSwrTransport(() => Promise.reject(new Error('no network')))
  await expect(failing.ask(request('failing'), { fresh: false })).rejects.toThrow('no network')
  expect(failing.peek('failing')).toBeUndefined()
})

test('an answer that came with the HTML serves sources that start together, and none after them', async () => {
  const { transport } = setup({ shared: 'first' })
  expect([0, 1].map(() => transport.takeInitial?.('shared'))).toEqual(['first', 'first'])
  await new Promise((resolve) => setTimeout(resolve))
  expect(transport.takeInitial?.('shared')).toBeUndefined()
  expect(transport.peek('shared')).toBe('first')
})

describe('before SWR has loaded', () => {
  test('a question is sent at once, and SWR is asked for beside it', async () => {
    const { swr, arrive } = laterSwr()
    const { transport, answer, asked } = setup({}, swr)
    const both = [0, 1].map(() => transport.ask(request('early'), { fresh: false }))
    expect(asked()).toBe(1)
    answer('soon')
    arrive()
    expect(await Promise.all(both)).toEqual(['soon', 'soon'])
    expect(transport.peek('early')).toBe('soon')
  })

  test('the newest of several answers is the one that is remembered', async () => {
    const { swr, arrive } = laterSwr()
    const { transport, answer } = setup({}, swr)
    const old = transport.ask(request('renewed'), { fresh: false })
    const fresh = transport.ask(request('renewed'), { fresh: true })
    answer('before')
    answer('after')
    arrive()
    expect(await Promise.all([old, fresh])).toEqual(['before', 'after'])
    expect(transport.peek('renewed')).toBe('after')
  })

  test('answers that came with the HTML are known, and SWR’s as soon as it is there', async () => {
    const { swr, arrive } = laterSwr()
    const { transport } = setup({ shown: 'first', unused: 'never shown' }, swr)
    expect(transport.takeInitial?.('shown')).toBe('first')
    expect(transport.peek('shown')).toBe('first')
    arrive()
    const { cache } = await swr.load()
    expect(cache.get('shown')?.data).toBe('first')
    expect(cache.get('unused')).toBeUndefined()
    expect(transport.peek('shown')).toBe('first')
  })

  test('an answer is put over the one that came with the HTML', async () => {
    const { swr, arrive } = laterSwr()
    const { transport, answer } = setup({ both: 'first', other: 1 }, swr)
    transport.takeInitial?.('both')
    const asked = transport.ask(request('both'), { fresh: true })
    answer('newer')
    arrive()
    await asked
    transport.takeInitial?.('other')
    expect(transport.peek('both')).toBe('newer')
  })
})

test('where SWR cannot be loaded an answer arrives all the same, and the next question tries again', async () => {
  const { swr, fail } = laterSwr()
  const { transport, answer } = setup({ shown: 'first' }, swr)
  transport.takeInitial?.('shown')
  const asked = transport.ask(request('uncached'), { fresh: false })
  fail()
  answer('here')
  expect(await asked).toBe('here')
  expect(transport.peek('uncached')).toBeUndefined()
  expect(transport.peek('shown')).toBe('first')
  const next = transport.ask(request('cached'), { fresh: false })
  answer('here, too')
  expect(await next).toBe('here, too')
  expect(transport.peek('cached')).toBe('here, too')
  expect(transport.peek('shown')).toBe('first')
})

test('a call that fails before SWR has loaded fails for who asked, and is not remembered', async () => {
  const { swr, arrive } = laterSwr()
  const transport = createSwrTransport(() => Promise.reject(new Error('no network')), {}, swr)
  const asked = transport.ask(request('refused'), { fresh: false })
  arrive()
  await expect(asked).rejects.toThrow('no network')
  expect(transport.peek('refused')).toBeUndefined()
})
