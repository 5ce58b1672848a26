import { expect, test } from 'vitest'
import { keysOf } from '#server/encryption/keys.ts'
import { createSecretBox } from '#server/encryption/secretBox.ts'

const lookup = Buffer.alloc(32, 9)
const former = Buffer.alloc(32, 7)
const current = Buffer.alloc(32, 8)
const box = createSecretBox(keysOf([former], lookup))

test('opens what it sealed for the same record alone, and nothing that was changed', () => {
  const sealed = box.seal('密 secret', 'one')
  expect(box.open(sealed, 'one')).toBe('密 secret')
  expect(box.seal('密 secret', 'one')).not.toBe(sealed)
  expect(() => box.open(sealed, 'other')).toThrow()
  const parts = sealed.split('.')
  const changed = parts.map((part, at) => (at === 3 ? `A${part.slice(1)}B` : part)).join('.')
  expect(() => box.open(changed, 'one')).toThrow()
})

test('seals with the current key and opens with every former one that is there', () => {
  const sealed = box.seal('secret', 'one')
  const rotated = createSecretBox(keysOf([current, former], lookup))
  expect(rotated.open(sealed, 'one')).toBe('secret')
  const again = rotated.seal('secret', 'one')
  expect(again.split('.')[1]).not.toBe(sealed.split('.')[1])
  expect(createSecretBox(keysOf([current], lookup)).open(again, 'one')).toBe('secret')
  expect(() => createSecretBox(keysOf([current], lookup)).open(sealed, 'one')).toThrow('not there')
})
