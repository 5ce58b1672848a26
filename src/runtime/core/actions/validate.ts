import { StepStopped } from '../failure.ts'
import type { PageForm } from '../page/pageForm.ts'
import type { ActionContext, VerbRunner } from './verb.ts'

/** Shows what is wrong and stops the chain; the first form with errors gets the focus. */
export const validate: VerbRunner<'validate'> = async (step, context) => {
  for (const form of formsOf(step.validate, context))
    if (!(await form.validate())) throw new StepStopped('invalid')
}

/** `step`: every form the open wizard step shows. A form that has not opened cannot be right. */
export function formsOf(target: string, context: ActionContext): readonly PageForm[] {
  const ids = target === 'step' ? context.formsOfStep() : [target]
  return ids.map((id) => {
    const form = context.form(id)
    if (!form) throw new Error(`表单 ${id} 尚未打开`)
    return form
  })
}
