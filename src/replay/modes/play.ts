import { readScenario, ScenarioError } from '../readScenario.ts'
import { report } from '../report.ts'
import { runScenario, type Tables } from '../runScenario.ts'
import type { Failure, ScenarioResult } from '../scenario.ts'
import { scenarioFiles } from '../scenarioFiles.ts'
import { fixtureTables } from '../tables.ts'
import type { Mode } from './mode.ts'

const EVERYTHING = ['fixtures/scenarios']

/** Plays scenarios; passes when there are some and every one did. */
export const play: Mode = async (paths, { json }) => {
  const tables = await fixtureTables()
  const results: ScenarioResult[] = []
  const files = (paths.length > 0 ? paths : EVERYTHING).flatMap(scenarioFiles)
  for (const file of files) results.push(await playFile(file, tables))
  if (results.length === 0) console.error('没有找到场景文件（*.scenario.json）')
  return {
    text: json ? JSON.stringify(results, null, 2) : report(results),
    passed: results.length > 0 && results.every((result) => result.passed),
  }
}

/** A file that is no scenario fails like one whose expectation does not hold, and the others still run. */
async function playFile(file: string, tables: Tables): Promise<ScenarioResult> {
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
