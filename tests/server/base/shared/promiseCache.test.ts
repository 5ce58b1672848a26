import { expect, test } from 'vitest'
import { createPromiseCache } from '#server/base/shared/promiseCache.ts'

const answering = (made: string[]) => (key: string) => async () => {
  made.push(key)
  return key.toUpperCase()
}

test('an answer is made once, also while it is being made', async () => {
  const made: string[] = []
  const answer = answering(made)
  const cache = createPromiseCache<string>(2)
  expect(await Promise.all([cache.get('a', answer('a')), cache.get('a', answer('a'))])).toEqual([
    'A',
    'A',
  ])
  await cache.get('a', answer('a'))
  expect(made).toEqual(['a'])
})

test('the least recently used is forgotten first', async () => {
  const made: string[] = []
  const answer = answering(made)
  const cache = createPromiseCache<string>(2)
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await cache.get(key, answer(key))
  expect(made).toEqual(['a', 'b', 'c', 'b'])
})

test('a failed answer is made again', async () => {
  const cache = createPromiseCache<string>(2)
  await expect(cache.get('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(await cache.get('a', async () => 'A')).toBe('A')
})
