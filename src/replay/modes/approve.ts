import { type Approval, approveForm, approveGone } from '../approval/approveForms.ts'
import { survey } from '../approval/documents/survey.ts'
import { approvalJson, approvalText } from '../approval/report/approvalReport.ts'
import { DEFAULT_PATHS } from '../defaultPaths.ts'
import { mergeOutcomes } from '../outcome.ts'
import { fixtureTables } from '../tables.ts'
import type { Mode } from './mode.ts'
import { saveHtml } from './saveHtml.ts'

/**
 * Keeps the pictures of all forms as they are now and says what that approved; passes when there was a form and every
 * one could be read. Nothing is played.
 */
export const approve: Mode = async (paths, { json, html }) => {
  const surveys = (paths.length > 0 ? paths : DEFAULT_PATHS).map(survey)
  const { dictionaries, now } = await fixtureTables()
  const forms = new Set(surveys.flatMap((each) => each.forms))
  const gone = new Set(surveys.flatMap((each) => each.gone))
  const approvals: Approval[] = [
    ...[...forms].map((file) => approveForm(file, dictionaries)),
    ...[...gone].map(approveGone),
  ]
  if (html) saveHtml(html, mergeOutcomes([], approvals), now)
  if (approvals.length === 0) console.error('没有找到表单文件')
  return {
    text: json ? approvalJson(approvals) : approvalText(approvals),
    passed: approvals.length > 0 && approvals.every(({ approved }) => approved),
  }
}
