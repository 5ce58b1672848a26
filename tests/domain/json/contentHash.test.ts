import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalJson } from '#domain/json/canonicalJson.ts'
import { contentHash } from '#domain/json/contentHash.ts'

test('keys are sorted, blanks and undefined left out', () => {
  expect(canonicalJson({ b: [1, { d: 'x', c: undefined }], a: null })).toBe(
    '{"a":null,"b":[1,{"d":"x"}]}',
  )
})

test('canonical JSON reads back as the value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})

test('the hash is SHA-256 of it, as any other library reckons it', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const other = createHash('sha256').update(canonicalJson(value), 'utf8').digest('hex')
      expect(contentHash(value)).toBe(other)
    }),
    { numRuns: 50 },
  )
})
