import { expect, test } from 'vitest'
import { createPasswordHasher, createQueue } from '#server/services/session/passwordHasher.ts'

test('a hash is argon2id with 19 MiB, two passes, one lane, and verifies its password only', async () => {
  const hasher = createPasswordHasher()
  const stored = await hasher.hash('a'.repeat(64))
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await hasher.verify(stored, 'a'.repeat(64))).toBe(true)
  expect(await hasher.verify(stored, 'b'.repeat(64))).toBe(false)
})

test('nobody’s password is never right, and is compared all the same', async () => {
  const hasher = createPasswordHasher()
  expect(await hasher.verify(null, 'nobody has this password')).toBe(false)
})

test('no more than so many tasks run at once, and all get their turn', async () => {
  const inTurn = createQueue(4)
  let running = 0
  let most = 0
  const task = async (index: number) => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setTimeout(resolve, 2))
    running -= 1
    return index
  }
  const done = await Promise.all(
    Array.from({ length: 20 }, (_, index) => inTurn(() => task(index))),
  )
  expect(done).toEqual(Array.from({ length: 20 }, (_, index) => index))
  expect(most).toBe(4)
})

test('a task that fails gives its place back', async () => {
  const inTurn = createQueue(1)
  await expect(inTurn(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await inTurn(async () => 'next')).toBe('next')
})
