import { expect, test } from 'vitest'
import { ownValue, putOwn } from '#contract/record.ts'

const INHERITED = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__']

test.each(INHERITED)(
  '%s is found only where it was put, and put where nothing inherits it',
  (key) => {
    const record: Record<string, number> = {}
    expect(ownValue(record, key)).toBeUndefined()
    putOwn(record, key, 1)
    expect(ownValue(record, key)).toBe(1)
    expect(Object.entries(record)).toEqual([[key, 1]])
    expect(Object.getPrototypeOf(record)).toBe(Object.prototype)
    putOwn(record, key, 2)
    expect(JSON.stringify({ ...record })).toBe(`{"${key}":2}`)
  },
)

test('no record has no member', () => {
  expect(ownValue(undefined, 'a')).toBeUndefined()
  expect(ownValue(null, 'constructor')).toBeUndefined()
})
