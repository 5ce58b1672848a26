import { ofError } from './broken.ts'
import { placesOfFile, readScenario } from './readScenario.ts'
import { openForm, playSteps, type Tables } from './runScenario.ts'
import type { ScenarioResult } from './scenario.ts'
import { ScenarioError } from './scenarioFile/fault.ts'
import { formFaults } from './scenarioFile/formFaults.ts'

/**
 * Plays a file. An invalid scenario, unknown fields or a crash become failures like an unmet expectation: never throws.
 */
export async function playFile(file: string, tables: Tables): Promise<ScenarioResult> {
  try {
    const scenario = readScenario(file)
    const { title } = scenario
    const store = openForm(scenario, tables)
    const faults = formFaults(scenario, store.bundle, placesOfFile(file))
    if (faults.length > 0) throw new ScenarioError(faults, title)
    const failures = await playSteps(store, scenario)
    return { file, title, passed: failures.length === 0, failures }
  } catch (error) {
    return ofError(file, error)
  }
}
