import type { Places } from '#adapters/formInfo/places.ts'
import { ofError } from '../broken.ts'
import { placesOfFile, readScenario } from '../readScenario.ts'
import { openForm, playSteps, type Tables } from '../runScenario.ts'
import type { Scenario, ScenarioResult } from '../scenario.ts'
import { ScenarioError } from '../scenarioFile/fault.ts'
import { formFaults } from '../scenarioFile/formFaults.ts'
import { formNotes, handNotes } from './notes.ts'

/** A scenario with its form in place, and the places of its text. */
export interface ReadScenario {
  scenario: Scenario
  places: Places
}

/**
 * Plays what `read` reads. An invalid scenario, unknown fields or a crash become failures like an unmet expectation:
 * never throws.
 * @param file name of the scenario in the result
 */
export async function playScenario(
  file: string,
  tables: Tables,
  read: () => ReadScenario,
): Promise<ScenarioResult> {
  try {
    const { scenario, places } = read()
    const { title } = scenario
    const store = openForm(scenario, tables)
    const faults = formFaults(scenario, store.bundle, places)
    if (faults.length > 0) throw new ScenarioError(faults, title)
    const byHand = handNotes(scenario)
    const failures = await playSteps(store, scenario, byHand.look)
    const notes = [...formNotes(scenario, store.bundle), ...byHand.notes]
    return { file, title, passed: failures.length === 0, failures, notes }
  } catch (error) {
    return ofError(file, error)
  }
}

/** Plays a file; never throws, either. */
export const playFile = (file: string, tables: Tables): Promise<ScenarioResult> =>
  playScenario(file, tables, () => ({ scenario: readScenario(file), places: placesOfFile(file) }))
