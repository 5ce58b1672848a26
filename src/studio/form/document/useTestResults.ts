import { useEffect, useState } from 'react'
import type { FormBundle } from '#contract/form.ts'
import { failureOfFault } from '#replay/broken.ts'
import { failureWords } from '#replay/play/failureWords.ts'
import { openBundle, playSteps } from '#replay/runScenario.ts'
import type { Failure, Scenario } from '#replay/scenario.ts'
import { formFaults } from '#replay/scenarioFile/formFaults.ts'
import type { FormContext } from '#runtime/core/form/formContext.ts'
import { useRuntime } from '#runtime/react/runtimeContext.ts'
import type { TestFailures } from '../stage/stageScenario.ts'
import type { NamedScenario } from './namedScenarios.ts'

const NONE: TestFailures = new Map()

/** Delay after the last input, in milliseconds: playing a test takes as long as filling in the form. */
const PAUSE_MS = 500

/**
 * Returns the failures of the form's tests for the current form; earlier results stay until all tests have been played
 * again.
 * @param former fields of the published form, for the names of removed fields
 */
export function useTestResults(
  scenarios: readonly NamedScenario[],
  bundle: FormBundle,
  former?: FormBundle['fields'],
): TestFailures {
  const { lookups, clock, forms } = useRuntime().host
  const [results, setResults] = useState(NONE)
  useEffect(() => {
    let isCurrent = true
    const play = async () => {
      const matches = forms.matches && { matches: forms.matches }
      const tables = { ...lookups.get(), ...matches, now: clock.now() }
      const all = new Map<string, readonly string[]>()
      for (const one of scenarios) {
        await nextTask()
        if (!isCurrent) return
        const failures = await failuresOf(bundle, tables, one.scenario)
        all.set(
          one.name,
          failures.map((failure) => failureWords(failure, bundle.fields, former)),
        )
      }
      if (isCurrent) setResults(all)
    }
    const timer = setTimeout(() => void play(), PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [scenarios, bundle, former, lookups, clock, forms])
  return results
}

/**
 * Returns the failures of a test by the rule of the change set's report: a test that refers to something the form lacks
 * is not played.
 */
async function failuresOf(
  bundle: FormBundle,
  tables: FormContext,
  scenario: Scenario,
): Promise<Failure[]> {
  const faults = formFaults(scenario, bundle)
  if (faults.length > 0) return faults.map(failureOfFault)
  return playSteps(openBundle(bundle, scenario.context ?? {}, tables), scenario)
}

/** Yields to the event loop between two tests, so that input and painting are not delayed. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
