import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { FIELD_TYPES } from '#contract/formInfo.ts'
import { formFixtures } from './formFixtures.ts'
import { outcomeOf } from './outcome.ts'

const fixtures = formFixtures()

describe('a formInfo document becomes exactly this bundle', () => {
  test.each(fixtures)('$type: $name', ({ input, expected }) => {
    const outcome: unknown = JSON.parse(JSON.stringify(outcomeOf(readFileSync(input, 'utf8'))))
    expect(outcome).toEqual(JSON.parse(readFileSync(expected, 'utf8')))
  })
})

test.each([...FIELD_TYPES, 'unsupported'])('%s is held by three fixtures at least', (type) => {
  expect(fixtures.filter((fixture) => fixture.type === type).length).toBeGreaterThanOrEqual(3)
})
