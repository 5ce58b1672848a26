import { StepStopped } from '../failure.ts'
import { openForm } from './validate.ts'
import type { VerbRunner } from './verb.ts'

/**
 * Validates, keeps the form as it is until the chain ends, and answers with what is to be submitted.
 * A chain that ends well has submitted it.
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
