/**
 * `npm run replay -- [PATH…]`, see the README's commands: exit code 1 when something was found that must be looked at.
 */

import { parseArgs } from 'node:util'
import { PathError } from './documents/survey.ts'
import { UsageError } from './grep.ts'
import { approve } from './modes/approve.ts'
import { coverage } from './modes/coverage.ts'
import { explain } from './modes/explain.ts'
import { generate } from './modes/generate.ts'
import { migrate } from './modes/migrate.ts'
import type { Mode, ModeOptions } from './modes/mode.ts'
import { play } from './modes/play.ts'
import { prove } from './modes/prove.ts'
import { watch } from './modes/watch.ts'

const OPTIONS = {
  json: { type: 'boolean', default: false },
  html: { type: 'string' },
  junit: { type: 'string' },
  grep: { type: 'string' },
  bail: { type: 'boolean', default: false },
  timeout: { type: 'string' },
  stack: { type: 'boolean', default: false },
  watch: { type: 'boolean', default: false },
  approve: { type: 'boolean', default: false },
  explain: { type: 'string' },
  step: { type: 'string' },
  coverage: { type: 'boolean', default: false },
  generate: { type: 'string' },
  migrate: { type: 'boolean', default: false },
  prove: { type: 'boolean', default: false },
  bound: { type: 'string' },
  witness: { type: 'string' },
} as const

type Values = ReturnType<typeof parsed>['values']

const parsed = () => parseArgs({ allowPositionals: true, options: OPTIONS })

const modeOf = (values: Values): Mode => {
  if (values.approve) return approve
  if (values.coverage) return coverage
  if (values.migrate) return migrate
  if (values.generate !== undefined) return generate(values.generate)
  if (values.prove) return prove(values.bound, values.witness)
  return values.explain === undefined ? play : explain(values.explain, values.step)
}

function secondsOf(timeout: string | undefined): number | undefined {
  if (timeout === undefined) return undefined
  const seconds = Number(timeout)
  if (Number.isFinite(seconds) && seconds > 0) return seconds
  throw new UsageError(`--timeout 应是秒数，现为“${timeout}”。`)
}

async function main(): Promise<boolean> {
  const { values, positionals } = parsed()
  const options: ModeOptions = { ...values, seconds: secondsOf(values.timeout) }
  if (values.watch) return watched(values, positionals, options)
  const { text, passed } = await modeOf(values)(positionals, options)
  console.log(text)
  return passed
}

/** Runs until Ctrl+C. */
async function watched(values: Values, paths: string[], options: ModeOptions): Promise<boolean> {
  if (values.json || modeOf(values) !== play) throw new UsageError('--watch 只用于播放场景。')
  const end = new AbortController()
  process.once('SIGINT', () => end.abort())
  await watch(paths, options, (text) => console.log(text), end.signal)
  return true
}

/** Returns whether the command line itself is wrong; a sentence without a stack then suffices. */
const isMistyped = (error: unknown): error is Error =>
  error instanceof PathError ||
  error instanceof UsageError ||
  String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS')

try {
  process.exitCode = (await main()) ? 0 : 1
} catch (error) {
  if (!isMistyped(error)) throw error
  console.error(error.message)
  process.exitCode = 1
}
