import { basename } from 'node:path'
import type { Change } from '../approval/diff/change.ts'
import type { Broken } from '../broken.ts'
import type { Outcome } from '../outcome.ts'
import type { Failure } from '../scenario.ts'
import { IMPACT_NAMES } from './impactNames.ts'
import { sentence } from './sentence.ts'

/** One line a file; under it what was expected and found, what should be known, and what is not as it was approved. */
export function report(outcomes: readonly Outcome[]): string {
  const lines = outcomes.flatMap((outcome) => [
    `${outcome.passed ? '✓' : '✗'} ${outcome.title}  ${outcome.file}`,
    ...outcome.failures.flatMap((failure) => failureLines(failure, outcome.file)),
    ...(outcome.notes ?? []).map((note) => `    ${note}`),
    ...outcome.changes.map((change) => changeLine(change, outcome.file)),
  ])
  const failed = outcomes.filter((outcome) => !outcome.passed).length
  const counts = `${outcomes.length - failed} passed, ${failed} failed`
  return [...lines, '', counts, ...approvalLines(outcomes)].join('\n')
}

function failureLines(failure: Failure, file: string): string[] {
  const { expected, actual, stack } = failure
  const place = failure.at ? `  ${basename(file)}:${failure.at.line}:${failure.at.column}` : ''
  const head = `    ${failureHead(failure)}${place}`
  if (failure.sentence !== undefined) return [head, ...(stack ? [indented(stack)] : [])]
  return [head, `      期望 ${JSON.stringify(expected)}`, `      实际 ${JSON.stringify(actual)}`]
}

const failureHead = ({ step, key, sentence }: Failure): string =>
  [step > 0 ? `第 ${step} 步 ` : '', sentence ?? key].join('')

/** A failure in one line. */
export const failureText = (failure: Failure): string =>
  failure.sentence === undefined
    ? `${failureHead(failure)}：期望 ${JSON.stringify(failure.expected)}，实际 ${JSON.stringify(failure.actual)}`
    : failureHead(failure)

const indented = (text: string): string => text.replaceAll(/^/gm, '      ')

/** Formats a file that could not be processed. */
export const brokenText = ({ title, file, failures }: Broken): string =>
  [`✗ ${title}  ${file}`, ...failures.flatMap((failure) => failureLines(failure, file))].join('\n')

/** Formats a change; marks those that may lose data, with their place in the current document. */
function changeLine(change: Change, file: string): string {
  const { impact, at } = change
  const mark = impact === 'data' ? `【${IMPACT_NAMES.data}】` : ''
  return `    ${sentence(change)}${mark}${at ? `  ${basename(file)}:${at.line}:${at.column}` : ''}`
}

function approvalLines(outcomes: readonly Outcome[]): string[] {
  const held = outcomes.filter(({ standing }) => standing !== undefined)
  const changed = held.filter(({ standing }) => standing !== 'same')
  if (held.length === 0) return []
  if (changed.length === 0) return [`${held.length} 份表单与批准的画像一致。`]
  const changes = changed.flatMap((outcome) => outcome.changes)
  const grave = changes.filter(({ impact }) => impact === 'data').length
  return [
    `${changed.length} 份表单与批准的画像不一致，共 ${changes.length} 处${grave > 0 ? `，其中 ${grave} 处${IMPACT_NAMES.data}` : ''}；其余 ${held.length - changed.length} 份一致。`,
    '确认无误后，用 npm run replay -- --approve 加上这些文件来批准。',
  ]
}
