import { type Broken, withoutStack } from '../broken.ts'
import { type Survey, survey } from '../documents/survey.ts'
import { grep } from '../grep.ts'
import type { JobName, JobShapes } from '../pool/jobs.ts'
import { progress } from '../pool/progress.ts'
import { type Ran, runFiles, type Task } from '../pool/runFiles.ts'
import type { ModeOptions } from './mode.ts'

/** Configuration of a mode's run. */
export interface ModeRun<Name extends JobName> {
  job: Name
  /** Default time limit per file in seconds. */
  seconds: number
  /** Files that make another thread worth its start. */
  perThread: number
  /** True when the result of a file is a failure. */
  failed: (result: JobShapes[Name]['result']) => boolean
}

/** Returns the files below the command's paths, or below the default paths; filtered by `--grep`. */
export function surveys(
  paths: readonly string[],
  otherwise: readonly string[],
  { grep: pattern }: Pick<ModeOptions, 'grep'>,
): Survey[] {
  const isChosen = grep(pattern)
  return (paths.length > 0 ? paths : otherwise).map(survey).map((found) => ({
    ...found,
    scenarios: found.scenarios.filter(isChosen),
    forms: found.forms.filter(isChosen),
    gone: found.gone.filter(isChosen),
  }))
}

/** Runs a mode's files with the command line's options; reports on stderr how many `--bail` skipped. */
export async function runTasks<Name extends JobName>(
  { job, failed, ...limits }: ModeRun<Name>,
  tasks: readonly Task<Name>[],
  options: Pick<ModeOptions, 'json' | 'bail' | 'seconds' | 'stack'>,
): Promise<Ran<Name>[]> {
  const mustBeSeen = (ran: Ran<Name>): boolean => 'broken' in ran || failed(ran.result)
  const ran = await runFiles(job, tasks, {
    seconds: options.seconds ?? limits.seconds,
    perThread: limits.perThread,
    stopAfter: options.bail ? mustBeSeen : undefined,
    onDone: options.json ? undefined : progress(),
  })
  const skipped = tasks.length - ran.length
  if (skipped > 0) console.error(`--bail：有文件没有通过，其余 ${skipped} 个没有运行。`)
  return options.stack
    ? ran
    : ran.map((each) => ('broken' in each ? { ...each, broken: withoutStack(each.broken) } : each))
}

/** Splits the results into completed and failed ones. */
export function sorted<Name extends JobName>(
  ran: readonly Ran<Name>[],
): { results: JobShapes[Name]['result'][]; broken: Broken[] } {
  return {
    results: ran.flatMap((each) => ('result' in each ? [each.result] : [])),
    broken: ran.flatMap((each) => ('broken' in each ? [each.broken] : [])),
  }
}

/** The forms of these paths; where a path holds none, the scenarios that point at one. */
export const formsOf = (found: readonly Survey[]): string[] =>
  unique(found.flatMap(({ forms, scenarios }) => (forms.length > 0 ? forms : scenarios)))

export const unique = (files: readonly string[]): string[] => [...new Set(files)]
