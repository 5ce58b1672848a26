import { execFileSync } from 'node:child_process'
import { PROJECT } from '../architecture/lintTree.ts'
import passed from './passedWhole.json' with { type: 'json' }
import type { Change } from './selectRest.ts'

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: PROJECT, encoding: 'utf8' }).split('\n').filter(Boolean)

/**
 * What has changed since the newest commit whose long suite passed whole, which `.ci/night` writes down; what is not
 * committed counts. `undefined` where the history does not reach that far.
 */
export function changeSince(commit: string = passed.commit): Change | undefined {
  try {
    const changed = git('diff', '--name-only', '--no-renames', commit)
    const added = git('ls-files', '--others', '--exclude-standard')
    const [commits = '0'] = git('rev-list', '--count', `${commit}..HEAD`)
    return { changed: [...changed, ...added], commits: Number(commits) }
  } catch {
    return undefined
  }
}
