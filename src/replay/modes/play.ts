import { nameMoves } from '../approval/nameMoves.ts'
import { DEFAULT_PATHS } from '../defaultPaths.ts'
import type { Survey } from '../documents/survey.ts'
import { mergeOutcomes, type Outcome } from '../outcome.ts'
import type { Ran, Task } from '../pool/runFiles.ts'
import { jsonReport } from '../report/jsonReport.ts'
import { saveJunit } from '../report/junitReport.ts'
import { report } from '../report/textReport.ts'
import type { Mode, ModeOptions } from './mode.ts'
import { type ModeRun, runTasks, surveys, unique } from './runTasks.ts'
import { saveHtml } from './saveHtml.ts'

const RUN: ModeRun<'play'> = {
  ...{ job: 'play', seconds: 60, perThread: 60 },
  failed: ({ played, comparison }) =>
    played?.passed === false || (comparison !== undefined && comparison.standing !== 'same'),
}

/**
 * Plays scenarios and compares every form under approval with its approved snapshot; passes when there was at least one
 * file and all results are as expected.
 */
export const play: Mode = async (paths, options) => {
  const found = surveys(paths, DEFAULT_PATHS, options)
  const { outcomes, ran } = await outcomesOf(playTasks(found), options)
  if (options.html) saveHtml(options.html, outcomes, Date.now())
  if (options.junit) saveJunit(options.junit, outcomes, ran)
  const unapproved = found.filter(({ forms, underApproval }) => forms.length > 0 && !underApproval)
  // The note on missing approvals is printed only when nothing was played or compared.
  if (outcomes.length === 0)
    for (const line of unapproved.flatMap(unapprovedLines)) console.error(line)
  if (outcomes.length + unapproved.length === 0)
    console.error('没有找到场景文件（*.scenario.json）或表单文件')
  return {
    text: options.json ? jsonReport(outcomes) : report(outcomes),
    passed: outcomes.length + unapproved.length > 0 && outcomes.every(({ passed }) => passed),
  }
}

/** Plays and judges these files; a broken one is an outcome like the others. */
export async function outcomesOf(
  tasks: readonly Task<'play'>[],
  options: ModeOptions,
): Promise<{ outcomes: Outcome[]; ran: Ran<'play'>[] }> {
  const ran = await runTasks(RUN, tasks, options)
  const played = ran.flatMap((each) =>
    'broken' in each ? [each.broken] : (each.result.played ?? []),
  )
  const comparisons = ran.flatMap((each) =>
    'result' in each ? (each.result.comparison ?? []) : [],
  )
  const order = new Map(tasks.map(({ file }, at) => [file, at]))
  const at = ({ file }: Outcome): number => order.get(file) ?? 0
  const outcomes = mergeOutcomes(played, nameMoves(comparisons)).sort((a, b) => at(a) - at(b))
  return { outcomes, ran }
}

/** One task a file, the scenarios first. */
export function playTasks(found: readonly Survey[]): Task<'play'>[] {
  const under = found.filter(({ underApproval }) => underApproval)
  const played = new Set(found.flatMap(({ scenarios }) => scenarios))
  const held = new Set(under.flatMap(({ forms }) => forms))
  const gone = new Set(under.flatMap((each) => each.gone))
  return unique([...played, ...held, ...gone]).map((file) => ({
    file,
    args: { played: played.has(file), held: held.has(file), gone: gone.has(file) },
  }))
}

const unapprovedLines = ({ path, forms }: Survey): string[] => [
  `${path}：${forms.length} 份表单还没有批准过画像，没有可比较的；用 --approve 批准。`,
]
