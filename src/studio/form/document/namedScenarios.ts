import { parsedJson } from '#domain/json/parsedJson.ts'
import type { Scenario } from '#replay/scenario.ts'
import type { KeptScenario } from './useFormScenarios.ts'

/** A test of the form that can be played. */
export interface NamedScenario {
  name: string
  /** Path of its document. */
  path: string
  scenario: Scenario
}

/** Returns the tests with their titles as names; a text that is not a scenario is left out. */
export const namedScenarios = (kept: readonly KeptScenario[]): NamedScenario[] =>
  kept.flatMap(({ path, text }) => {
    const scenario = parsedJson(text) as Partial<Scenario> | undefined
    return Array.isArray(scenario?.steps)
      ? [{ name: scenario.title || path, path, scenario: scenario as Scenario }]
      : []
  })
