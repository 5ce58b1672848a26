import { readScenario, ScenarioError } from './readScenario.ts'
import { runScenario, type Tables } from './runScenario.ts'
import type { Failure, ScenarioResult } from './scenario.ts'

/** Plays a file. One that is no scenario fails like one whose expectation does not hold, and the others still run. */
export async function playFile(file: string, tables: Tables): Promise<ScenarioResult> {
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
