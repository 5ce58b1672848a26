import type { Approval } from '../approval/approveForms.ts'
import type { ComparisonState } from '../approval/comparison.ts'
import { changeKey, sentence } from './sentence.ts'

/** The effect of approving a document, by its standing before. */
const DEEDS: Record<ComparisonState, string> = {
  same: '没有变化',
  changed: '批准了变化',
  new: '新批准',
  gone: '删除了画像',
  unreadable: '重新批准',
}

const outcomeOf = ({ approved, standing }: Approval): string =>
  approved ? DEEDS[standing] : '不能批准'

/** One line a document that was not already approved as it is, with what was approved; a count of all at the end. */
export function approvalText(approvals: readonly Approval[]): string {
  const reported = approvals.filter(({ standing }) => standing !== 'same')
  const lines = reported.flatMap((approval) => [
    `${approval.approved ? '✓' : '✗'} ${outcomeOf(approval)}  ${approval.file}`,
    ...approval.changes.map((change) => `    ${sentence(change)}`),
  ])
  const counts = [...new Set(approvals.map(outcomeOf))].map(
    (outcome) =>
      `${outcome} ${approvals.filter((approval) => outcomeOf(approval) === outcome).length} 份`,
  )
  return [...lines, ...(lines.length > 0 ? [''] : []), `${counts.join('，')}。`].join('\n')
}

/** One entry a document, in the shape of a run's; `approved` lists what was approved. */
export const approvalJson = (approvals: readonly Approval[]): unknown[] =>
  approvals.map(({ file, title, approved, standing, changes }) => ({
    file,
    title,
    passed: approved,
    failures: [],
    standing,
    approved: changes.map((change) => ({ key: changeKey(change), sentence: sentence(change) })),
  }))
