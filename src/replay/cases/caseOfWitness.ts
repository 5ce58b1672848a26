import type { FormBundle } from '#contract/form.ts'
import type { FormContext } from '#runtime/core/form/formContext.ts'
import { openBundle } from '../runScenario.ts'
import type { Scenario } from '../scenario.ts'
import { playStep } from '../steps/playStep.ts'
import { type Case, environmentOf } from './caseOfValues.ts'
import { outcomeOf } from './expectationOf.ts'

/**
 * Creates a scenario from a witness: its own expectations stay, and the form's outcome after a final submission is
 * added to them. Dictionaries are left out, because they are stored beside the form.
 */
export async function caseOfWitness(
  bundle: FormBundle,
  tables: FormContext,
  witness: Pick<Scenario, 'context' | 'steps'>,
): Promise<Case> {
  const { dictionaries: _beside, ...given } = witness.context ?? {}
  const context = { ...environmentOf(tables), ...given }
  const last = witness.steps.findLast((step) => !('expect' in step))
  const steps: Scenario['steps'] = [
    ...witness.steps,
    ...(last && 'submit' in last ? [] : [{ submit: true as const }]),
  ]
  const store = openBundle(bundle, context, tables)
  for (const step of steps) await playStep(store, step)
  return { context, steps: [...steps, { expect: outcomeOf(store) }] }
}
