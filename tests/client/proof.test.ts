import { expect, test } from 'vitest'
import { createProofStore } from '#client/proof.ts'

const proof = {
  proof: 'p'.repeat(16),
  mobile: '13800000000',
  expiresAt: '2026-11-20T08:15:00.000Z',
}
const at = (time: string) => () => Date.parse(time)

function memoryStorage() {
  const values = new Map<string, string>()
  return {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
  }
}

test('a grant is kept while it lasts', () => {
  const storage = memoryStorage()
  createProofStore('mobileProof', storage, at('2026-11-20T08:00:00Z')).set(proof)
  expect(createProofStore('mobileProof', storage, at('2026-11-20T08:14:59Z')).get()).toEqual(proof)
})

test('a grant that has run out is forgotten', () => {
  const storage = memoryStorage()
  createProofStore('mobileProof', storage, at('2026-11-20T08:00:00Z')).set(proof)
  expect(createProofStore('mobileProof', storage, at('2026-11-20T08:15:00Z')).get()).toBeUndefined()
  expect(storage.getItem('mobileProof')).toBeNull()
})

test('what is no grant counts as none', () => {
  const storage = memoryStorage()
  storage.setItem('mobileProof', '{broken')
  expect(createProofStore('mobileProof', storage, at('2026-11-20T08:00:00Z')).get()).toBeUndefined()
})
