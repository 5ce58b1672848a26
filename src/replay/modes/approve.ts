import { basename } from 'node:path'
import type { Approval } from '../approval/approveForms.ts'
import { DEFAULT_PATHS } from '../defaultPaths.ts'
import { mergeOutcomes } from '../outcome.ts'
import { approvalJson, approvalText } from '../report/approvalReport.ts'
import { saveJunit } from '../report/junitReport.ts'
import { brokenText } from '../report/textReport.ts'
import type { Mode } from './mode.ts'
import { type ModeRun, runTasks, sorted, surveys, unique } from './runTasks.ts'
import { saveHtml } from './saveHtml.ts'

const RUN: ModeRun<'approve'> = {
  ...{ job: 'approve', seconds: 60, perThread: 60 },
  failed: ({ approved }) => !approved,
}

/**
 * Approves the current snapshots of all forms and reports what was approved. Passes when there is a form and every form
 * could be read. Plays nothing.
 */
export const approve: Mode = async (paths, options) => {
  const found = surveys(paths, DEFAULT_PATHS, options)
  const forms = unique(found.flatMap((each) => each.forms))
  const gone = unique(found.flatMap((each) => each.gone))
  const tasks = [
    ...forms.map((file) => ({ file, args: { gone: false } })),
    ...gone.map((file) => ({ file, args: { gone: true } })),
  ]
  const ran = await runTasks(RUN, tasks, options)
  const { results: approvals, broken } = sorted(ran)
  const outcomes = mergeOutcomes(broken, approvals)
  if (options.html) saveHtml(options.html, outcomes, Date.now())
  if (options.junit) saveJunit(options.junit, outcomes.map(approvedAs(approvals)), ran)
  if (ran.length === 0) console.error('没有找到表单文件')
  return {
    text: options.json
      ? JSON.stringify([...approvalJson(approvals), ...broken], null, 2)
      : [...broken.map(brokenText), approvalText(approvals)].join('\n'),
    passed: ran.length > 0 && broken.length === 0 && approvals.every(({ approved }) => approved),
  }
}

/** An approved form passes, whatever changed before. */
const approvedAs =
  (approvals: readonly Approval[]) =>
  (outcome: ReturnType<typeof mergeOutcomes>[number]): typeof outcome => ({
    ...outcome,
    title: outcome.title || basename(outcome.file),
    passed: approvals.find(({ file }) => file === outcome.file)?.approved ?? outcome.passed,
  })
