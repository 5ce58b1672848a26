import { basesOf } from '../generate/bases.ts'
import { type GeneratedFiles, generatedText } from '../generate/generatedText.ts'
import { writeGenerated } from '../generate/writeGenerated.ts'
import { brokenText } from '../report/textReport.ts'
import type { Mode } from './mode.ts'
import { type ModeRun, runTasks, sorted, surveys } from './runTasks.ts'

const EVERYTHING = ['fixtures/organisations']

/** Maximum number of answer sets per question. */
const BOUND = 200_000

const RUN: ModeRun<'generate'> = {
  ...{ job: 'generate', seconds: 600, perThread: 2 },
  failed: () => false,
}

/**
 * Generates scenarios that exercise every form's rules, below a folder with the same structure. Passes when there is a
 * form, every form could be read, and no file written by hand was in the way.
 */
export const generate =
  (folder: string): Mode =>
  async (paths, options) => {
    const found = surveys(paths, EVERYTHING, options)
    const bases = basesOf(folder, found)
    const tasks = [...bases.keys()].map((file) => ({ file, args: { bound: BOUND } }))
    const { results, broken } = sorted(await runTasks(RUN, tasks, options))
    const done = results.map(
      ({ scenarios, ...form }): GeneratedFiles => ({
        ...form,
        ...writeGenerated(bases.get(form.file) ?? '', { ...form, scenarios }),
      }),
    )
    if (tasks.length === 0) console.error('没有找到表单文件')
    return {
      text: options.json
        ? JSON.stringify([...done, ...broken], null, 2)
        : [...broken.map(brokenText), generatedText(done)].join('\n'),
      passed:
        tasks.length > 0 && broken.length === 0 && done.every(({ byHand }) => byHand.length === 0),
    }
  }
