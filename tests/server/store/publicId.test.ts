import { expect, test } from 'vitest'
import { publicId } from '#server/store/publicId.ts'

test('ids fit an address and do not repeat', () => {
  const ids = Array.from({ length: 10_000 }, publicId)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(id).toMatch(/^[\w-]{22}$/)
})
