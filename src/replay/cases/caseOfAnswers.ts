import type { FormBundle, FormValues } from '#contract/form.ts'
import type { FormContext } from '#runtime/core/form/formContext.ts'
import { anonymise } from './anonymise/anonymise.ts'
import { type Case, caseOfValues } from './caseOfValues.ts'

/** A test case derived from stored answers. */
export interface CaseOfAnswers extends Case {
  /** Places where the form reacts to the anonymised answers otherwise than to the original ones. */
  differing: string[]
}

/** Creates a scenario from stored answers, without anything that identifies the applicant. */
export function caseOfAnswers(
  bundle: FormBundle,
  context: FormContext,
  answers: FormValues,
): CaseOfAnswers {
  const { answers: others, differing } = anonymise(bundle, context, answers)
  return { ...caseOfValues(bundle, context, others), differing }
}
