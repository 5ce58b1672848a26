import type { FormValues } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import type { ScenarioStep } from '../../scenario.ts'
import type { Subject } from '../form/subject.ts'
import { complete } from './complete.ts'

/** Returns steps that complete the form around these answers, submit it, and expect the errors, or that there are none. */
export function submitted(
  subject: Subject,
  answers: FormValues,
  visible: readonly string[],
): ScenarioStep[] {
  const { set, errors } = complete(subject, answers)
  const given = Object.fromEntries(
    Object.entries(set).filter(([key]) => !ownValue(subject.bundle.fields, key)?.isDisable),
  )
  return [
    ...(Object.keys(given).length > 0 ? [{ set: given }] : []),
    { submit: true },
    {
      expect: {
        ...(visible.length > 0 && { visible: [...visible] }),
        ...{ errors, valid: Object.keys(errors).length === 0 },
      },
    },
  ]
}
