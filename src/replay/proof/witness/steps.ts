import type { FormValues } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import type { ScenarioStep } from '../../scenario.ts'
import type { Subject } from '../form/subject.ts'
import { type AnswerSet, enumerate } from '../search/enumerate.ts'
import type { Answers } from '../search/reach.ts'

/** Maximum number of answer sets in a witness. */
const MOST_SHOWN = 20

/** Returns a step that sets these answers, except in disabled fields. */
export function setStep({ bundle }: Subject, answers: Answers): ScenarioStep[] {
  const set: FormValues = Object.fromEntries(
    [...answers]
      .filter(([key]) => !ownValue(bundle.fields, key)?.isDisable)
      .map(([key, value]) => [key, value ?? null]),
  )
  return Object.keys(set).length > 0 ? [{ set }] : []
}

/** Returns a step that expects which of these fields show. */
export function visibilityStep(
  fields: readonly string[],
  set: Pick<AnswerSet, 'isShown'>,
): ScenarioStep {
  const visible = fields.filter((key) => set.isShown(key))
  const hidden = fields.filter((key) => !set.isShown(key))
  return {
    expect: { ...(visible.length > 0 && { visible }), ...(hidden.length > 0 && { hidden }) },
  }
}

/** Returns steps that set each answer set of these controllers and expect which fields show. */
export function walkThrough(
  subject: Subject,
  controllers: readonly string[],
  fields: readonly string[],
): ScenarioStep[] {
  const steps: ScenarioStep[] = []
  let shown = 0
  enumerate(subject, { controllers, fields, alsoInvalid: true }, MOST_SHOWN, (set) => {
    steps.push(...setStep(subject, set.answers), visibilityStep(fields, set))
    shown += 1
    return shown >= MOST_SHOWN
  })
  return steps
}
