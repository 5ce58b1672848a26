import { StepStopped } from '../failure.ts'
import { openForm } from './validate.ts'
import type { VerbRunner } from './verb.ts'

/**
 * Validates the form, locks it until the chain ends, and returns the values to submit. A successful chain marks it as
 * submitted.
 */
export const submit: VerbRunner<'submit'> = async (step, context) => {
  const form = openForm(step.submit, context)
  const release = form.freeze()
  context.atEnd((well) => {
    release()
    if (well) form.markSubmitted()
  })
  if (!(await form.validate())) throw new StepStopped('invalid')
  return form.submission()
}
