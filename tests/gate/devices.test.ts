import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const SKIPS = /test\.skip\([^\n]*(?:isPhone|project\.name)/
const specs = execFileSync('git', ['ls-files', 'tests/browser'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file.endsWith('.spec.ts'))

test('a rule of one device says so by its details: a skipped one would be shown on neither', () => {
  expect(specs.length).toBeGreaterThan(50)
  expect(specs.filter((file) => SKIPS.test(readFileSync(file, 'utf8')))).toEqual([])
})

test.each([
  ["  test.skip(isPhone, 'a reason')", true],
  ['  test.skip(({ isPhone }) => !isPhone)', true],
  ["  test.skip(project.name.includes('mobile'), 'a reason')", true],
  ["test.skip(!process.env.TOUR, 'a reason')", false],
])('%s is one: %s', (line, is) => {
  expect(SKIPS.test(line)).toBe(is)
})
