import { expect, test } from 'vitest'
import { createSwrTransport } from '../../../src/app/loading/createSwrTransport.ts'

function setup() {
  const waiting: ((value: unknown) => void)[] = []
  let count = 0
  const transport = createSwrTransport(() => {
    count += 1
    return new Promise((resolve) => waiting.push(resolve))
  })
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
  const transport = createSwrTransport(async () => 'newer', { shared: 'first' })
  expect([0, 1].map(() => transport.takeInitial?.('shared'))).toEqual(['first', 'first'])
  await new Promise((resolve) => setTimeout(resolve))
  expect(transport.takeInitial?.('shared')).toBeUndefined()
  expect(transport.peek('shared')).toBe('first')
})
