import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/**
 * Few digits stand in an id, a digest, a time or a number of bytes by chance: a test that must not
 * find them fails once in some hundred runs.
 */
const ABSENT = /\.not\.(?:toContain|toContainText|toMatch)\((?:'([^']*)'|\/(.*)\/\w*\))/g
const FEW_DIGITS = /^[\da-f]*\d[\da-f]*$/
const SHORTEST = 7
const OPEN_DIGITS = /(?<!\\b[^|]*)\\d[{+*]|\\d[{+*][^|]*(?<!\\b)$/

const isByChance = (part: string): boolean =>
  (FEW_DIGITS.test(part) && part.length < SHORTEST) || OPEN_DIGITS.test(part)

const faultsIn = (file: string, text: string): string[] =>
  text.split('\n').flatMap((line, index) =>
    [...line.matchAll(ABSENT)]
      .flatMap(([, literal, pattern = '']) => literal ?? pattern.split('|'))
      .filter(isByChance)
      .map((part) => `${file}:${index + 1} ${part}; look for the whole of it, between \\b`),
  )

const files = execFileSync('git', ['ls-files', 'tests'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && file !== 'tests/architecture/chance.test.ts')

test('no test is about the absence of digits that stand in an id or a count by chance', () => {
  expect(files.flatMap((file) => faultsIn(file, readFileSync(file, 'utf8')))).toEqual([])
})

test.each([
  ["expect(lines.join()).not.toContain('138')", ['138']],
  ['expect(text).not.toMatch(/138|localhost/)', ['138']],
  [String.raw`expect(text).not.toMatch(/1\d{10}|argon2/)`, [String.raw`1\d{10}`]],
  [String.raw`expect(text).not.toMatch(/\b1\d{10}\b|argon2/)`, []],
  ["expect(text).not.toContain('13800000001')", []],
  ["expect(text).not.toContain('<f>')", []],
])('%s', (line, parts) => {
  expect(faultsIn('planted.ts', line)).toEqual(
    parts.map((part) => expect.stringContaining(`planted.ts:1 ${part}`)),
  )
})
