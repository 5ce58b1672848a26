import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Places where the passing of time is what is made or measured, and pictures that are looked at. */
const ABOUT_TIME = [
  // Plants what it finds.
  /^tests\/architecture\/waits\.test\.ts$/,
  /^tests\/bench\//,
  /^tests\/browser\/(?:pictures\/|tour\.spec\.ts|support\/(?:picture|hands)\.ts)/,
  /\/proofs\//,
  /^tests\/support\/(?:patience|until)\.ts$/,
]

const RULES = [
  {
    name: 'a fixed limit',
    pattern: /\b(?:timeout|\w*Timeout)(?::| =) [\d_]{4,}|setTimeout\([\d_]+\)|^\}, [\d_]{4,}\)/,
    instead: 'the limit of the runner’s configuration, or patience(seconds)',
  },
  {
    name: 'a fixed while',
    pattern:
      /waitForTimeout\(|\bsleep\([\d_]|new Promise\(\(?\w*\)? => setTimeout\(\w+, [\d_]{3,}\)/,
    instead: 'expect.poll, holdBack or fake timers',
  },
  {
    name: 'a time that is asserted',
    pattern: /expect\((?:performance|Date)\.now\(\)/,
    instead: 'the order of events, a count, or npm run bench',
  },
]

const files = execFileSync('git', ['ls-files', 'tests'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(?:ts|tsx|mjs)$/.test(file) && !ABOUT_TIME.some((one) => one.test(file)))

const faultsIn = (file: string, text: string): string[] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      RULES.filter(({ pattern }) => pattern.test(line)).map(
        ({ name, instead }) => `${file}:${index + 1} ${name}; use ${instead}`,
      ),
    )

test('no test waits a fixed while, has a fixed limit or asserts how long something took', () => {
  expect(files.flatMap((file) => faultsIn(file, readFileSync(file, 'utf8')))).toEqual([])
})

test.each([
  ['await page.waitForTimeout(6000)', 'a fixed while'],
  ['await new Promise((resolve) => setTimeout(resolve, 300))', 'a fixed while'],
  ['test.setTimeout(120_000)', 'a fixed limit'],
  ['  timeout: 60_000,', 'a fixed limit'],
  ['}, 60_000)', 'a fixed limit'],
  ['expect(performance.now() - started).toBeLessThan(1_000)', 'a time that is asserted'],
])('%s is found', (line, name) => {
  expect(faultsIn('planted.ts', line)).toEqual([expect.stringContaining(name)])
})
