import { basename } from 'node:path'
import type { Change } from './approval/diff/change.ts'
import { IMPACT_NAMES } from './approval/report/impactNames.ts'
import { sentence } from './approval/report/sentence.ts'
import type { Outcome } from './outcome.ts'
import type { Failure } from './scenario.ts'

/** One line a file; under a failed one what was expected and found, and what is not as it was approved. */
export function report(outcomes: readonly Outcome[]): string {
  const lines = outcomes.flatMap((outcome) => [
    `${outcome.passed ? '✓' : '✗'} ${outcome.title}  ${outcome.file}`,
    ...outcome.failures.flatMap(failureLines),
    ...outcome.changes.map((change) => changeLine(change, outcome.file)),
  ])
  const failed = outcomes.filter((outcome) => !outcome.passed).length
  const counts = `${outcomes.length - failed} passed, ${failed} failed`
  return [...lines, '', counts, ...approvalLines(outcomes)].join('\n')
}

function failureLines({ step, key, expected, actual }: Failure): string[] {
  return [
    step > 0 ? `    第 ${step} 步 ${key}` : `    ${key}`,
    `      期望 ${JSON.stringify(expected)}`,
    `      实际 ${JSON.stringify(actual)}`,
  ]
}

/** What may cost somebody's data is marked; the place is that of the document as it is now. */
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
