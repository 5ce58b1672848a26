import type { FormBundle, FormValues } from '#contract/form.ts'
import type { FormContext } from '#runtime/core/form/formContext.ts'
import { anonymise } from './anonymise/anonymise.ts'
import { type Case, caseOfValues } from './caseOfValues.ts'

/** A case of somebody's answers. */
export interface CaseOfAnswers extends Case {
  /** Fields where the form says something else than it said of the answers as they were. */
  differing: string[]
}

/** Makes a scenario of somebody's answers, without anything that tells who it was. */
export function caseOfAnswers(
  bundle: FormBundle,
  context: FormContext,
  answers: FormValues,
): CaseOfAnswers {
  const { answers: others, differing } = anonymise(bundle, context, answers)
  return { ...caseOfValues(bundle, context, others), differing }
}
