import { expect, test } from 'vitest'
import { nodeRefusal } from '../../src/build/requireNode.ts'

test.each([
  ['18.20.8', 'The portal needs Node 20.20 or later; this is 18.20.8.'],
  ['20.19.9', 'The portal needs Node 20.20 or later; this is 20.19.9.'],
  ['20.20.0', undefined],
  ['22.1.0', undefined],
])('Node %s: %s', (version, sentence) => {
  expect(nodeRefusal(version, '>=20.20')).toBe(sentence)
})
