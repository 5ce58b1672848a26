import type { ComparisonState } from '../../approval/comparison.ts'
import { IMPACTS, type Impact } from '../../approval/diff/change.ts'
import type { Outcome } from '../../outcome.ts'
import { IMPACT_NAMES } from '../impactNames.ts'
import { escapeHtml } from './escapeHtml.ts'

const STATE_NAMES: Record<ComparisonState, string> = {
  same: '一致',
  changed: '有变化',
  new: '新文件',
  gone: '已删除',
  unreadable: '无法比较',
}

const countOf = (outcomes: readonly Outcome[], impact?: Impact): number =>
  outcomes
    .flatMap(({ changes }) => changes)
    .filter((change) => impact === undefined || change.impact === impact).length

/** Links that leave only the changes of one kind on the page; they work by the address alone. */
export function filters(outcomes: readonly Outcome[]): string {
  const links = IMPACTS.map((impact) => ({
    anchor: `only-${impact}`,
    ...{ name: IMPACT_NAMES[impact], count: countOf(outcomes, impact), impact: impact as string },
  }))
  const all = { anchor: 'all', name: '全部变化', count: countOf(outcomes), impact: 'all' }
  return [all, ...links]
    .map(
      ({ anchor, name, count, impact }) =>
        `<a class="tile ${impact}" href="#${anchor}"><strong>${count}</strong>${name}</a>`,
    )
    .join('')
}

/** Targets of the filter links; they precede everything they filter. */
export const filterTargets = (): string =>
  ['all', ...IMPACTS.map((impact) => `only-${impact}`)]
    .map((anchor) => `<i class="target" id="${anchor}"></i>`)
    .join('')

/** The documents that are not as they should be, each with a link to its part. */
export const contents = (
  outcomes: readonly Outcome[],
  anchorOf: (at: number) => string,
): string => `
<table class="contents">
  <thead><tr><th>文件</th><th>状态</th>${IMPACTS.map((impact) => `<th>${IMPACT_NAMES[impact]}</th>`).join('')}</tr></thead>
  <tbody>${outcomes.map((outcome, at) => contentsRow(outcome, anchorOf(at))).join('')}</tbody>
</table>`

const contentsRow = (outcome: Outcome, anchor: string): string => `
    <tr>
      <th scope="row"><a href="#${anchor}">${escapeHtml(outcome.title)}</a><small>${escapeHtml(outcome.file)}</small></th>
      <td>${stateOf(outcome)}</td>
      ${IMPACTS.map((impact) => `<td class="count ${impact}">${countOf([outcome], impact) || ''}</td>`).join('')}
    </tr>`

const stateOf = ({ standing, failures }: Outcome): string =>
  [
    ...(failures.length > 0 ? ['场景未通过'] : []),
    ...(standing && standing !== 'same' ? [STATE_NAMES[standing]] : []),
  ].join('，')
