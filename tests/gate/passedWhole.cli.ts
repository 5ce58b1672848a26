/**
 * Writes down that the long suite passed whole at this commit, and what its files took: from it changes count, and by
 * their seconds the suite is divided (decision 0383). Called by `.ci/night` at its end.
 */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT } from '../architecture/lintTree.ts'
import { restNames } from './restFiles.ts'
import { readTimes } from './times/suiteTimes.ts'

const took = Object.assign({}, ...readTimes().map(({ files }) => files))
const seconds = Object.fromEntries(
  restNames().map((file) => [file, Math.ceil((took[file] ?? 0) / 1000)]),
)
const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: PROJECT, encoding: 'utf8' }).trim()
writeFileSync(
  join(PROJECT, 'tests/gate/passedWhole.json'),
  `${JSON.stringify({ commit, seconds }, null, 2)}\n`,
)
