import type { Change } from '../../approval/diff/change.ts'
import type { Outcome } from '../../outcome.ts'
import type { Failure } from '../../scenario.ts'
import { IMPACT_NAMES } from '../impactNames.ts'
import { escapeHtml } from './escapeHtml.ts'
import { type Group, groupChanges } from './groupChanges.ts'
import { markDifference } from './markDifference.ts'

/** One document with everything that is not as it was approved: row, field, attribute, both values side by side. */
export const documentSection = (outcome: Outcome, anchor: string): string => `
<section class="document" id="${anchor}">
  <h2>${escapeHtml(outcome.title)}<small>${escapeHtml(outcome.file)}</small></h2>
  ${outcome.failures.length > 0 ? failureTable(outcome.failures) : ''}
  ${outcome.changes.length > 0 ? changeTable(outcome.changes) : ''}
</section>`

const changeTable = (changes: readonly Change[]): string => `
  <table class="changes">
    <thead><tr><th>变化</th><th>批准的</th><th>现在</th><th>影响</th></tr></thead>
    ${groupChanges(changes).map(groupBody).join('')}
  </table>`

const groupBody = ({ where, label, key, changes }: Group): string => `
    <tbody>
      <tr class="field"><th colspan="4"><span>${escapeHtml(where)}</span> ${escapeHtml(label)}${key === '' ? '' : `<code>${escapeHtml(key)}</code>`}</th></tr>
      ${changes.map(changeRow).join('')}
    </tbody>`

function changeRow(change: Change): string {
  const { place, title, was, now, note, impact, at } = change
  const [before, after] = markDifference(was, now)
  const column = 'column' in place && place.column ? `列 ${place.column.label} · ` : ''
  return `
      <tr class="${impact}">
        <th scope="row">${escapeHtml(column + title)}${at ? `<small>文件第 ${at.line} 行</small>` : ''}</th>
        <td class="was">${before}</td>
        <td class="now">${after}${note ? `<small>${escapeHtml(note)}</small>` : ''}</td>
        <td><span class="impact">${IMPACT_NAMES[impact]}</span></td>
      </tr>`
}

/** Expectations of a scenario that did not hold. */
const failureTable = (failures: readonly Failure[]): string => `
  <table class="failures">
    <thead><tr><th>场景检查</th><th>期望</th><th>实际</th></tr></thead>
    <tbody>${failures.map(failureRow).join('')}</tbody>
  </table>`

const failureRow = ({ step, key, expected, actual, sentence }: Failure): string => `
      <tr>
        <th scope="row">${step > 0 ? `第 ${step} 步 ` : ''}${escapeHtml(key)}</th>
        <td class="was">${escapeHtml(JSON.stringify(expected) ?? '')}</td>
        <td class="now">${escapeHtml(sentence ?? JSON.stringify(actual) ?? '')}</td>
      </tr>`
