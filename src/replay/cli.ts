/** `npm run replay -- PATH… [--json]`: plays scenarios; exit code 1 if any failed. */

import { parseArgs } from 'node:util'
import { readScenario, ScenarioError } from './readScenario.ts'
import { report } from './report.ts'
import { runScenario, type Tables } from './runScenario.ts'
import type { Failure, ScenarioResult } from './scenario.ts'
import { scenarioFiles } from './scenarioFiles.ts'
import { fixtureTables } from './tables.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false } },
})

/** A file that is no scenario fails like one whose expectation does not hold, and the others still run. */
async function play(file: string, tables: Tables): Promise<ScenarioResult> {
  try {
    const scenario = readScenario(file)
    const failures = await runScenario(scenario, tables)
    return { file, title: scenario.title, passed: failures.length === 0, failures }
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error
    const unreadable: Failure = {
      step: 0,
      key: 'file',
      expected: '场景文件',
      actual: error.message,
    }
    return { file, title: '（不是场景文件）', passed: false, failures: [unreadable] }
  }
}

const paths = positionals.length > 0 ? positionals : ['fixtures/scenarios']
const tables = await fixtureTables()
const results: ScenarioResult[] = []
for (const file of paths.flatMap(scenarioFiles)) results.push(await play(file, tables))

console.log(values.json ? JSON.stringify(results, null, 2) : report(results))
if (results.length === 0) console.error('没有找到场景文件（*.scenario.json）')
process.exitCode = results.length > 0 && results.every((result) => result.passed) ? 0 : 1
