import { expect, test } from 'vitest'
import { holdsRight } from '#server/base/authorize.ts'
import type { CallSubject } from '#server/base/subject.ts'

const staff = { account: { rights: ['dues', 'audit.first'] } } as unknown as CallSubject

test.each([
  ['dues', true],
  ['audit', true],
  ['audit.second', false],
])('%s is held: %s', (right, isHeld) => expect(holdsRight(staff, right)).toBe(isHeld))

test.each(['dues', 'audit'])('%s rests while a second factor is due', (right) =>
  expect(holdsRight({ ...staff, factorDue: true }, right)).toBe(false),
)
