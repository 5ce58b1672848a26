import { expect, test } from 'vitest'
import { ruleNames } from './ruleNames.ts'

test.each([
  ["test('a rule', () => {})", ['a rule']],
  ["test.skip('left out', () => {})", ['left out']],
  ["describe('a group', () => { it('a rule', async () => {}) })", ['a group', 'a rule']],
  ["test.each([[1]])('row %d', (n) => {})", ['row %d']],
  ["describe.each(await stores())('on $name', () => {})", ['on $name']],
  ["test.describe('on a PC', () => { test(nameOf(kind), () => {}) })", ['on a PC', 'nameOf(kind)']],
  ["test.skip(isPhone, 'not on phones')", []],
  ["expect(test).toBe('a rule')", []],
])('the rules of %s are %j', (text, names) => {
  expect(ruleNames('a.test.ts', text)).toEqual(names)
})
