import { expect, test } from 'vitest'
import { RIGHTS } from '#contract/codes.ts'
import fragment from '#schemas/fragments/desk/rights.json' with { type: 'json' }
import names from '#server/messages/rights.json' with { type: 'json' }

const { items } = fragment.node

test('staff are given every right there is, in the order of the contract', () => {
  expect(items.map(({ value }) => value)).toEqual([...RIGHTS])
})

test('a right has the same name where it is given and where it is missing', () => {
  const given = Object.fromEntries(items.map(({ value, label }) => [value, label]))
  const missing = Object.entries(names).filter(([right]) => right in given)
  expect(missing.length).toBe(RIGHTS.length)
  expect(Object.fromEntries(missing)).toEqual(given)
})
