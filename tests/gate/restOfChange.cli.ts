/**
 * `npm run test:change`: runs of the long suite what the change touches, and a share of the remainder in turn (decision
 * 0383). Prints what is run and why, and what is skipped. `--list` only prints; `--since COMMIT` names another commit.
 */
import { spawnSync } from 'node:child_process'
import { PROJECT } from '../architecture/lintTree.ts'
import { changeSince } from './changeSince.ts'
import { restFiles } from './restFiles.ts'
import { selectRest } from './selectRest.ts'

const argv = process.argv.slice(2)
const since = argv.includes('--since') ? argv[argv.indexOf('--since') + 1] : undefined

const files = restFiles()
const change = changeSince(since)
if (!change)
  console.log('the commit that passed whole is not in this history: the long suite is run whole')
const all = {
  touched: new Map(files.map(({ file }) => [file, file])),
  ...{ inTurn: [], postponed: [], skipped: [] },
}
const { touched, inTurn, postponed, skipped } = change ? selectRest(files, change) : all

const print = (title: string, lines: readonly string[]) =>
  console.log([`${title}: ${lines.length}`, ...lines.map((line) => `  ${line}`)].join('\n'))
print(
  'touched by the change',
  [...touched].map(([file, path]) => (file === path ? file : `${file}  (${path})`)),
)
print('in turn', inTurn)
print(
  'touched, but more than a change runs: its turn comes with the next commits, or `.ci/night`',
  postponed,
)
print('skipped; `.ci/night` runs them', skipped)

/** Ends this process with the failure of a command. */
function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env): void {
  const { status } = spawnSync(command, args, { cwd: PROJECT, stdio: 'inherit', env })
  if (status !== 0) process.exitCode = status ?? 1
}

const chosen = [...touched.keys(), ...inTurn]
const [inNode, inBrowser] = ['test', 'spec'].map((kind) =>
  chosen.filter((file) => file.endsWith(`.rest.${kind}.ts`)),
)
if (!argv.includes('--list')) {
  if (inNode?.length) run('npx', ['vitest', 'run', '--project', 'rest', ...inNode])
  if (inBrowser?.length)
    run('npx', ['playwright', 'test', '-c', 'tests/browser/playwright.config.ts', ...inBrowser], {
      ...process.env,
      SUITE: 'rest',
    })
}
