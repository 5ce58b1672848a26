import type { FormValues } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import type { ScenarioStep } from '../../scenario.ts'
import type { Subject } from '../form/subject.ts'
import { type AnswerSet, enumerate } from '../search/enumerate.ts'
import type { Answers } from '../search/reach.ts'

/** Answer sets a witness shows; of more the first ones. */
const MOST_SHOWN = 20

/** Gives these answers; what nobody can edit is left alone. */
export function setStep({ bundle }: Subject, answers: Answers): ScenarioStep[] {
  const set: FormValues = Object.fromEntries(
    [...answers]
      .filter(([key]) => !ownValue(bundle.fields, key)?.isDisable)
      .map(([key, value]) => [key, value ?? null]),
  )
  return Object.keys(set).length > 0 ? [{ set }] : []
}

/** Which of these fields show, and which do not. */
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

/** Goes through the answer sets of these controllers and says each time which fields show. */
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
