import { useEffect, useState } from 'react'
import type { FormBundle, FormValues } from '#contract/form.ts'
import { openBundle } from '#replay/runScenario.ts'
import type { Scenario } from '#replay/scenario.ts'
import { playStep } from '#replay/steps/playStep.ts'
import type { FormContext } from '#runtime/core/form/formContext.ts'
import { useRuntime } from '#runtime/react/runtimeContext.ts'
import { valuesOf } from '../stage/session/filling.ts'
import type { StageScenario } from '../stage/stageScenario.ts'
import type { NamedScenario } from './namedScenarios.ts'

const NONE: readonly StageScenario[] = []

/** Returns the form's tests with the answers at their end, with which the form can be previewed. */
export function useStageScenarios(
  scenarios: readonly NamedScenario[],
  bundle: FormBundle,
): readonly StageScenario[] {
  const { lookups, clock } = useRuntime().host
  const [played, setPlayed] = useState(NONE)
  // biome-ignore lint/correctness/useExhaustiveDependencies: played on the form as it was when they were read
  useEffect(() => {
    let isCurrent = true
    const tables = { ...lookups.get(), now: clock.now() }
    Promise.all(
      scenarios.map(async ({ name, path, scenario }) => ({
        ...{ name, path },
        values: await valuesAfter(bundle, tables, scenario),
      })),
    ).then(
      (all) => isCurrent && setPlayed(all),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [scenarios])
  return played
}

/** Returns the answers at the end of a scenario's steps. */
export async function valuesAfter(
  bundle: FormBundle,
  tables: FormContext,
  { steps, context = {} }: Pick<Scenario, 'steps' | 'context'>,
): Promise<FormValues> {
  const store = openBundle(bundle, context, tables)
  for (const step of steps) await playStep(store, step)
  store.dispose()
  return valuesOf(store)
}
