import { StepStopped } from '../failure.ts'
import type { PageForm } from '../page/pageForm.ts'
import type { ActionContext, VerbRunner } from './verb.ts'

/** Shows what is wrong, moves to the first error and stops the chain. */
export const validate: VerbRunner<'validate'> = async (step, context) => {
  const [id = '', field] = step.validate.split('.')
  for (const form of formsOf(id, context)) {
    const right = field === undefined ? await form.validate() : form.validateField(field)
    if (!right) throw new StepStopped('invalid')
  }
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
