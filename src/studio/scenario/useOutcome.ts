import { useEffect, useState } from 'react'
import type { FormBundle } from '#contract/form.ts'
import { isSameJson } from '#domain/json/isSameJson.ts'
import { failureOfFault } from '#replay/broken.ts'
import { takenOver } from '#replay/cases/takenOver.ts'
import { failureWords } from '#replay/play/failureWords.ts'
import { openBundle, playSteps } from '#replay/runScenario.ts'
import type { Failure, Scenario, ScenarioStep } from '#replay/scenario.ts'
import { formFaults } from '#replay/scenarioFile/formFaults.ts'
import type { FormContext } from '#runtime/core/form/formContext.ts'
import type { FormStore } from '#runtime/core/form/formStore.ts'

/** Delay after the last input, in milliseconds. */
const PAUSE_MS = 300

/** Result of playing a test on its current form. */
export interface Outcome {
  /** Failures as sentences, in order, with the number of their step; 0 for the whole test. */
  failures: readonly { step: number; sentence: string }[]
  /** Steps whose expectations match the form's behaviour; undefined when they are the same. */
  taken: readonly ScenarioStep[] | undefined
  /** Places with messages, per step. */
  places: readonly (readonly string[])[]
}

interface Played {
  scenario: Scenario
  bundle: FormBundle
  former: FormBundle['fields']
  tables: FormContext
}

/** Plays a test whenever it changes; undefined until it has been played once. The previous outcome stays until then. */
export function useOutcome({ scenario, bundle, former, tables }: Played): Outcome | undefined {
  const [outcome, setOutcome] = useState<Outcome>()
  useEffect(() => {
    let isCurrent = true
    const play = async () => {
      const found = await outcomeOf({ scenario, bundle, former, tables })
      if (isCurrent) setOutcome(found)
    }
    const timer = setTimeout(() => void play(), PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [scenario, bundle, former, tables])
  return outcome
}

/**
 * Returns the outcome by the rule of the change set's report: a test that refers to something the form lacks fails for
 * that reason alone.
 */
async function outcomeOf({ scenario, bundle, former, tables }: Played): Promise<Outcome> {
  const faults = formFaults(scenario, bundle)
  const places: string[][] = []
  const look = (store: FormStore) => void places.push(Object.keys(store.errors()))
  const store = openBundle(bundle, scenario.context ?? {}, tables)
  const played = await playSteps(store, scenario, look)
  const failures: Failure[] = faults.length > 0 ? faults.map(failureOfFault) : played
  const taken = failures.length > 0 ? await takenOver(scenario, bundle, tables) : undefined
  return {
    failures: failures.map((failure) => ({
      step: failure.step,
      sentence: failureWords(failure, bundle.fields, former),
    })),
    taken: taken && !isSameJson(taken, scenario.steps) ? taken : undefined,
    places: places.slice(1),
  }
}
