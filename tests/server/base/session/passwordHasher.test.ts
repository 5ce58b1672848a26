import { expect, test } from 'vitest'
import { createPasswordHasher } from '#server/base/session/passwordHasher.ts'

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
