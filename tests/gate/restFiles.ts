import { execFileSync } from 'node:child_process'
import { importsOf } from '../../src/build/architecture/importGraph.ts'
import { PROJECT } from '../architecture/lintTree.ts'
import { heldBy } from './holds.ts'
import passed from './passedWhole.json' with { type: 'json' }
import type { RestFile } from './selectRest.ts'

/** The files of the long suite, by name. */
export const restNames = (): string[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'tests'], {
    cwd: PROJECT,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((name) => /\.rest\.(?:test|spec)\.ts$/.test(name))
    .sort()

export const restFiles = (): RestFile[] =>
  restNames().map((file) => ({
    file,
    seconds: SECONDS[file] ?? NEW_SECONDS,
    holds: heldBy(file),
    imports: testsReachedFrom(file),
  }))

const SECONDS: Readonly<Record<string, number>> = passed.seconds
/** What a file is taken for that has not run yet. */
const NEW_SECONDS = 30

/** The file and what it imports, and so on, as far as it is tests or fixtures. */
function testsReachedFrom(file: string): ReadonlySet<string> {
  const seen = new Set([file])
  for (const one of seen)
    for (const next of importsOf(one)) if (/^(?:tests|fixtures)\//.test(next)) seen.add(next)
  return seen
}
