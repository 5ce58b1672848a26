import { coverageText } from '../coverage/coverageText.ts'
import { coverageByForm } from '../coverage/formCoverage.ts'
import { DEFAULT_PATHS } from '../defaultPaths.ts'
import { brokenText } from '../report/textReport.ts'
import type { Mode } from './mode.ts'
import { type ModeRun, runTasks, sorted, surveys, unique } from './runTasks.ts'

const RUN: ModeRun<'cover'> = {
  ...{ job: 'cover', seconds: 60, perThread: 60 },
  failed: () => false,
}

/**
 * Says per form which outcomes of conditions, which messages, and which fields and columns its scenarios exercise;
 * passes when there was a form and every scenario could be played. What is missing does not fail.
 */
export const coverage: Mode = async (paths, options) => {
  const found = surveys(paths, DEFAULT_PATHS, options)
  const scenarios = new Set(found.flatMap((each) => each.scenarios))
  const forms = found.flatMap((each) => each.forms)
  const tasks = unique([...forms, ...scenarios]).map((file) => ({
    file,
    args: { isScenario: scenarios.has(file) },
  }))
  const { results, broken } = sorted(await runTasks(RUN, tasks, options))
  const covered = coverageByForm(results)
  if (tasks.length === 0) console.error('没有找到场景文件（*.scenario.json）或表单文件')
  return {
    text: options.json
      ? JSON.stringify([...covered, ...broken], null, 2)
      : [...broken.map(brokenText), coverageText(covered)].join('\n'),
    passed: tasks.length > 0 && broken.length === 0,
  }
}
