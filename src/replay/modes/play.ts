import { type Survey, survey } from '../approval/documents/survey.ts'
import { judge, judgeGone } from '../approval/judge.ts'
import { nameMoves } from '../approval/nameMoves.ts'
import { jsonReport } from '../approval/report/jsonReport.ts'
import type { Verdict } from '../approval/verdict.ts'
import { DEFAULT_PATHS } from '../defaultPaths.ts'
import { mergeOutcomes } from '../outcome.ts'
import { playFile } from '../playFile.ts'
import { report } from '../report.ts'
import type { Tables } from '../runScenario.ts'
import type { ScenarioResult } from '../scenario.ts'
import { fixtureTables } from '../tables.ts'
import type { Mode } from './mode.ts'
import { saveHtml } from './saveHtml.ts'

/**
 * Plays scenarios and holds every form under approval to its approved picture; passes when there was something to do
 * and all of it is as it should be.
 */
export const play: Mode = async (paths, { json, html }) => {
  const surveys = (paths.length > 0 ? paths : DEFAULT_PATHS).map(survey)
  const tables = await fixtureTables()
  const played = await playAll(unique(surveys.flatMap(({ scenarios }) => scenarios)), tables)
  const outcomes = mergeOutcomes(played, judgeAll(surveys, tables))
  if (html) saveHtml(html, outcomes, tables.now)
  const unapproved = surveys.filter(
    ({ forms, underApproval }) => forms.length > 0 && !underApproval,
  )
  for (const line of unapproved.flatMap(unapprovedLines)) console.error(line)
  if (outcomes.length + unapproved.length === 0)
    console.error('没有找到场景文件（*.scenario.json）或表单文件')
  return {
    text: json ? jsonReport(outcomes) : report(outcomes),
    passed: outcomes.length + unapproved.length > 0 && outcomes.every(({ passed }) => passed),
  }
}

async function playAll(files: readonly string[], tables: Tables): Promise<ScenarioResult[]> {
  const results: ScenarioResult[] = []
  for (const file of files) results.push(await playFile(file, tables))
  return results
}

function judgeAll(surveys: readonly Survey[], { dictionaries }: Tables): Verdict[] {
  const held = surveys.filter(({ underApproval }) => underApproval)
  return nameMoves([
    ...unique(held.flatMap(({ forms }) => forms)).map((file) => judge(file, dictionaries)),
    ...unique(held.flatMap(({ gone }) => gone)).map(judgeGone),
  ])
}

const unique = (files: readonly string[]): string[] => [...new Set(files)]

const unapprovedLines = ({ path, forms }: Survey): string[] => [
  `${path}：${forms.length} 份表单还没有批准过画像，没有可比较的；用 --approve 批准。`,
]
