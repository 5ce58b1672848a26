import { createContext, useContext } from 'react'
import type { FormBundle } from '#contract/form.ts'
import type { Scenario, ScenarioStep } from '#replay/scenario.ts'
import type { FormContext } from '#runtime/core/form/formContext.ts'

/** A test being edited, shared by its parts. */
export interface ScenarioEditing {
  scenario: Scenario
  /** Form under test, as in the change set. */
  bundle: FormBundle
  /** Fields of the published form, for the names of removed ones. */
  former: FormBundle['fields']
  tables: FormContext
  isEditable: boolean
  /** Writes changed members; undefined removes one. */
  write(change: Partial<Record<keyof Scenario, unknown>>): void
  /** Writes other steps, as a step of its own in the undo history. */
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
