import { expect, test } from 'vitest'
import { loadOnce } from '#runtime/core/loadOnce.ts'

/** A load that fails so many times before it brings the number of its attempts. */
function failing(times: number) {
  let attempts = 0
  return loadOnce(async () => {
    attempts += 1
    if (attempts <= times) throw new Error('offline')
    return attempts
  })
}

test('what is asked for many times is loaded once', async () => {
  const one = failing(0)
  expect(one.loaded()).toBeUndefined()
  expect(await Promise.all([one.load(), one.load()])).toEqual([1, 1])
  expect([await one.load(), one.loaded()]).toEqual([1, 1])
})

test('a failure reaches everybody who waited, and the next call tries again', async () => {
  const one = failing(1)
  const both = await Promise.allSettled([one.load(), one.load()])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(one.loaded()).toBeUndefined()
  expect(await one.load()).toBe(2)
})
