import { DEFAULT_PATHS } from '../defaultPaths.ts'
import { report } from '../report/textReport.ts'
import { watchRun } from '../watch/watchRun.ts'
import type { ModeOptions } from './mode.ts'
import { outcomesOf, playTasks } from './play.ts'
import { surveys } from './runTasks.ts'

/**
 * Plays and compares everything, then whatever changes affect: a scenario, its form, a snapshot, a dictionary of the
 * society, a new file.
 * @param say receives a report after every round
 */
export const watch = (
  paths: readonly string[],
  options: ModeOptions,
  say: (text: string) => void,
  signal: AbortSignal,
): Promise<void> =>
  watchRun({
    paths: paths.length > 0 ? paths : DEFAULT_PATHS,
    tasks: () => playTasks(surveys(paths, DEFAULT_PATHS, options)),
    async run(tasks) {
      const { outcomes } = await outcomesOf(tasks, options)
      say(`${report(outcomes)}\n等待改动……（Ctrl+C 结束）`)
    },
    signal,
  })
