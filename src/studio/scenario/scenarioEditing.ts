import { createContext, useContext } from 'react'
import type { FormBundle } from '#contract/form.ts'
import type { Scenario, ScenarioStep } from '#replay/scenario.ts'
import type { FormContext } from '#runtime/core/form/formContext.ts'

/** A test that is edited, shared by its parts. */
export interface ScenarioEditing {
  scenario: Scenario
  /** The form that it is about, as the change set has it. */
  bundle: FormBundle
  /** The fields of the form as applicants have it: they name what is gone. */
  former: FormBundle['fields']
  tables: FormContext
  isEditable: boolean
  /** Writes other members; what becomes undefined is left out. */
  write(change: Partial<Record<keyof Scenario, unknown>>): void
  /** Writes other steps, as a step of its own to be taken back. */
  writeSteps(steps: readonly ScenarioStep[]): void
}

const Context = createContext<ScenarioEditing | null>(null)

export const ScenarioEditingProvider = Context.Provider

/** Returns the test being edited; throws outside its editor. */
export function useScenarioEditing(): ScenarioEditing {
  const editing = useContext(Context)
  if (!editing) throw new Error('no test is being edited')
  return editing
}
