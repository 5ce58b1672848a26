import { proofText } from '../proof/report/proofText.ts'
import { writeWitnesses } from '../proof/writeWitnesses.ts'
import { brokenText } from '../report/textReport.ts'
import type { Mode } from './mode.ts'
import { formsOf, type ModeRun, runTasks, sorted, surveys } from './runTasks.ts'

const EVERYTHING = ['fixtures/organisations']

/** The default maximum of answer sets per question. */
const BOUND = 200_000

const RUN: ModeRun<'prove'> = {
  ...{ job: 'prove', seconds: 600, perThread: 2 },
  failed: ({ findings }) => findings.some(({ severity }) => severity === 'error'),
}

/**
 * Proves claims about forms. Passes when there is a form and no finding is an error. Undecided claims are reported and
 * do not fail.
 * @param witnesses folder for the scenarios of all findings
 */
export const prove =
  (bound?: string, witnesses?: string): Mode =>
  async (paths, options) => {
    const most = bound === undefined ? BOUND : Number(bound)
    if (!Number.isInteger(most) || most < 1)
      return { text: `--bound 应是正整数，现为“${bound}”。`, passed: false }
    const files = formsOf(surveys(paths, EVERYTHING, options))
    const tasks = files.map((file) => ({ file, args: { bound: most } }))
    const { results: proofs, broken } = sorted(await runTasks(RUN, tasks, options))
    if (witnesses !== undefined) writeWitnesses(witnesses, proofs)
    if (files.length === 0) console.error('没有找到表单文件')
    return {
      text: options.json
        ? JSON.stringify([...proofs, ...broken], null, 2)
        : [...broken.map(brokenText), proofText(proofs)].join('\n'),
      passed: files.length > 0 && broken.length === 0 && !proofs.some(RUN.failed),
    }
  }
