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
 * Proves what can be proven about forms; passes when there is one and no finding is an error. What is not proven is
 * said, and does not fail: it may be right.
 * @param witnesses folder to write every finding's scenario to
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
