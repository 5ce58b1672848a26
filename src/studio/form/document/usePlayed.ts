import { useState } from 'react'
import type { FormBundle, FormValues } from '#contract/form.ts'
import type { Scenario } from '#replay/scenario.ts'
import { useRuntime } from '#runtime/react/runtimeContext.ts'
import { valuesAfter } from './useStageScenarios.ts'

/** Plays steps on a newly opened form and holds the resulting answers; `done` is called once they are there. */
export function usePlayed(bundle: FormBundle, done: () => void) {
  const { lookups, clock } = useRuntime().host
  const [played, setPlayed] = useState<FormValues>()
  const playThrough = async (steps: Scenario['steps']) => {
    const tables = { ...lookups.get(), now: clock.now() }
    setPlayed(await valuesAfter(bundle, tables, { steps }))
    done()
  }
  return { played, play: (steps: Scenario['steps']) => void playThrough(steps) }
}
