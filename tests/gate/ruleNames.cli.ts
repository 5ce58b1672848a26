/**
 * `npm run rules -- COMMIT`: compares the names of the rules that the tests hold with those of a commit. Ends with 1 where
 * one is held no more: what was renamed on purpose is read there, beside what came.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PROJECT } from '../architecture/lintTree.ts'
import { ruleNames } from './ruleNames.ts'

/** Name of a rule → how often it is held in the tests of a tree. */
function rulesOf(tree: string): Map<string, number> {
  const files = readdirSync(join(tree, 'tests'), { recursive: true, encoding: 'utf8' })
  const names = files
    // Files that several suites share hold rules, too.
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => ruleNames(file, readFileSync(join(tree, 'tests', file), 'utf8')))
  return names.reduce((held, name) => held.set(name, (held.get(name) ?? 0) + 1), new Map())
}

/** The same of a commit, whose tests are laid out in a temporary folder. */
function rulesAt(commit: string): Map<string, number> {
  const tree = mkdtempSync(join(tmpdir(), 'rules-'))
  try {
    const archive = execFileSync('git', ['archive', commit, 'tests'], {
      cwd: PROJECT,
      maxBuffer: 1 << 28,
    })
    execFileSync('tar', ['-x', '-C', tree], { input: archive })
    return rulesOf(tree)
  } finally {
    rmSync(tree, { recursive: true })
  }
}

/** Names that are held more often in `one` than in `other`. */
const beyond = (one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): string[] =>
  [...one].filter(([name, times]) => times > (other.get(name) ?? 0)).map(([name]) => name)

const [commit = 'HEAD'] = process.argv.slice(2)
const before = rulesAt(commit)
const now = rulesOf(PROJECT)
const gone = beyond(before, now)
const total = (held: ReadonlyMap<string, number>) => [...held.values()].reduce((a, b) => a + b, 0)
console.log(`rules: ${total(before)} at ${commit}, ${total(now)} now`)
for (const name of beyond(now, before)) console.log(`+ ${name}`)
for (const name of gone) console.log(`- ${name}`)
if (gone.length > 0) process.exitCode = 1
