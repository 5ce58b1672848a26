import { explanationText } from '../explain/explanationText.ts'
import { unknownKeyText } from '../explain/unknownKeyText.ts'
import { brokenText } from '../report/textReport.ts'
import type { Mode } from './mode.ts'
import { type ModeRun, runTasks, sorted, surveys, unique } from './runTasks.ts'

const EVERYTHING = ['fixtures/scenarios']

const RUN: ModeRun<'explain'> = {
  ...{ job: 'explain', seconds: 60, perThread: 60 },
  failed: () => false,
}

/**
 * Explains the state of a field or cell after a scenario, or of a newly opened form. Files without the field are
 * skipped; passes when one has it and every file could be played.
 * @param key field key, or `table/row/column` with rows counted from 0
 * @param count number of steps to play; all by default
 */
export const explain =
  (key: string, count?: string): Mode =>
  async (paths, options) => {
    const steps = count === undefined ? Number.POSITIVE_INFINITY : Number(count)
    if (!(steps === Number.POSITIVE_INFINITY || (Number.isInteger(steps) && steps >= 0)))
      return { text: `--step 应是步数，现为“${count}”。`, passed: false }
    const found = surveys(paths, EVERYTHING, options)
    const files = unique(found.flatMap(({ forms, scenarios }) => [...forms, ...scenarios]))
    const tasks = files.map((file) => ({ file, args: { key, steps } }))
    const { results, broken } = sorted(await runTasks(RUN, tasks, options))
    const explained = results.filter(({ explanation }) => explanation)
    const entries = explained.map(({ keys: _, ...rest }) => rest)
    const texts =
      explained.length > 0 ? explained.map(explanationText) : [unknownKeyText(key, results)]
    return {
      text: options.json
        ? JSON.stringify([...entries, ...broken], null, 2)
        : [...broken.map(brokenText), ...texts].join('\n\n'),
      passed: explained.length > 0 && broken.length === 0,
    }
  }
