import { writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { ownValue } from '#contract/record.ts'
import type { Outcome } from '../outcome.ts'
import { sentence } from './sentence.ts'
import { failureText } from './textReport.ts'

/** The duration of a file. */
interface Timed {
  file: string
  ms: number
}

/** Writes a run in the XML build servers read: a suite a folder, a case a file. */
export function saveJunit(
  target: string,
  outcomes: readonly Outcome[],
  timed: readonly Timed[],
): void {
  writeFileSync(target, junit(outcomes, timed))
  console.error(`JUnit 报告已保存：${target}`)
}

export function junit(outcomes: readonly Outcome[], timed: readonly Timed[]): string {
  const seconds = new Map(timed.map(({ file, ms }) => [file, ms / 1000]))
  const folders = [...new Set(outcomes.map(({ file }) => dirname(file)))]
  const suites = folders.map((folder) => {
    const inside = outcomes.filter(({ file }) => dirname(file) === folder)
    return suite(folder, inside, seconds)
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites${counts(outcomes, seconds)}>\n${suites.join('')}</testsuites>\n`
}

const suite = (
  folder: string,
  outcomes: readonly Outcome[],
  seconds: ReadonlyMap<string, number>,
): string =>
  `  <testsuite name="${xml(folder)}"${counts(outcomes, seconds)}>\n${outcomes
    .map((outcome) => testCase(outcome, seconds.get(outcome.file) ?? 0))
    .join('')}  </testsuite>\n`

function counts(outcomes: readonly Outcome[], seconds: ReadonlyMap<string, number>): string {
  const failed = outcomes.filter(({ passed }) => !passed).length
  const time = outcomes.reduce((sum, { file }) => sum + (seconds.get(file) ?? 0), 0)
  return ` tests="${outcomes.length}" failures="${failed}" time="${time.toFixed(3)}"`
}

function testCase(outcome: Outcome, time: number): string {
  const { file, title, passed } = outcome
  const head = `    <testcase classname="${xml(file)}" name="${xml(title)}" time="${time.toFixed(3)}"`
  if (passed) return `${head}/>\n`
  const lines = [...outcome.failures.map(failureText), ...outcome.changes.map(sentence)]
  const [first = ''] = lines
  return `${head}>\n      <failure message="${xml(first)}">${xml(lines.join('\n'))}</failure>\n    </testcase>\n`
}

/** Characters that XML 1.0 does not allow. */
const UNFIT = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const xml = (text: string): string =>
  text.replace(UNFIT, '\uFFFD').replace(/[&<>"]/g, (sign) => ownValue(ESCAPES, sign) ?? sign)
