import { expect, test } from 'vitest'
import { createProofStore, type MobileProof, ofSameMobile } from '#client/proof.ts'

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
  createProofStore('mobileProof', storage, at('2026-11-20T08:00:00Z')).add(proof)
  expect(createProofStore('mobileProof', storage, at('2026-11-20T08:14:59Z')).get()).toEqual(proof)
})

test('a grant that has run out is forgotten', () => {
  const storage = memoryStorage()
  createProofStore('mobileProof', storage, at('2026-11-20T08:00:00Z')).add(proof)
  expect(createProofStore('mobileProof', storage, at('2026-11-20T08:15:00Z')).get()).toBeUndefined()
  expect(storage.getItem('mobileProof')).toBeNull()
})

test('what is no grant counts as none', () => {
  const storage = memoryStorage()
  storage.setItem('mobileProof', '{broken')
  expect(createProofStore('mobileProof', storage, at('2026-11-20T08:00:00Z')).get()).toBeUndefined()
})

const grants = (storage: ReturnType<typeof memoryStorage>) =>
  createProofStore<MobileProof>('mobileProof', storage, at('2026-11-20T08:00:00Z'), ofSameMobile)
const grantOf = (mobile: string, letter: string) => ({
  ...proof,
  mobile,
  proof: letter.repeat(16),
})

test('mobiles are proven beside one another, the newest first; the same one anew takes its place', () => {
  const store = grants(memoryStorage())
  store.add(grantOf('13800000001', 'a'))
  store.add(grantOf('13800000002', 'b'))
  store.add(grantOf('13800000001', 'c'))
  expect(store.all().map((one) => one.proof[0])).toEqual(['c', 'b'])
  expect(store.get()?.proof[0]).toBe('c')
})

test('five grants are kept at most', () => {
  const store = grants(memoryStorage())
  for (const last of '1234567') store.add(grantOf(`1380000000${last}`, last))
  expect(store.all().map((one) => one.proof[0])).toEqual([...'76543'])
})

test('one recommendation is kept: a new check ends the one before', () => {
  const storage = memoryStorage()
  const store = createProofStore('recommendProof', storage, at('2026-11-20T08:00:00Z'))
  store.add(proof)
  store.add({ ...proof, expiresAt: '2026-11-20T08:10:00.000Z' })
  expect(store.all()).toHaveLength(1)
})
