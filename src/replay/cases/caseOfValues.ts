import type { FormBundle, FormValues } from '#contract/form.ts'
import { minuteOf, momentOf } from '#domain/time/dateFormat.ts'
import type { FormContext } from '#runtime/core/form/formContext.ts'
import type { Scenario, ScenarioContext } from '../scenario.ts'
import { outcomeOf } from './expectationOf.ts'
import { filledIn } from './filledIn.ts'

/** Parts of a scenario besides its name and its form. */
export type Case = Required<Pick<Scenario, 'context' | 'steps'>>

/**
 * Creates a scenario from answers: a new form is filled in with them and submitted, and the present outcome is
 * expected. It is always played at the moment of `context`, so that it does not fail as time passes.
 */
export function caseOfValues(bundle: FormBundle, context: FormContext, answers: FormValues): Case {
  const now = minuteOf(context.now)
  const { prefill, set, store } = filledIn(bundle, { ...context, now: momentOf(now) }, answers)
  return {
    context: {
      ...environmentOf(context),
      ...(Object.keys(prefill).length > 0 && { prefill }),
    },
    steps: [
      ...(Object.keys(set).length > 0 ? [{ set }] : []),
      { submit: true },
      { expect: outcomeOf(store) },
    ],
  }
}

/** Returns the environment in which a form is filled in: the time, and the user's area. */
export const environmentOf = ({ now, ownAreaCode }: FormContext): ScenarioContext => ({
  now: minuteOf(now),
  ...(ownAreaCode !== undefined && { user: { areaCode: ownAreaCode } }),
})
