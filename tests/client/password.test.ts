import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashPassword } from '#client/password.ts'

test.each(['abc', 'Abc_123-', '密码😀', ''])(
  '%j leaves the browser as its hex SHA-256',
  (typed) => {
    expect(hashPassword(typed)).toBe(createHash('sha256').update(typed, 'utf8').digest('hex'))
  },
)
