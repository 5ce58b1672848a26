import { StepStopped } from '../failure.ts'
import type { PageForm } from '../pageForms/pageForm.ts'
import { type Asked, askedInStep } from '../wizard/askedInStep.ts'
import type { ActionContext, VerbRunner } from './verb.ts'

/**
 * Shows all errors and missing values at once, moves to the first and stops the chain. `step`: all forms and required
 * uploads of the open wizard step, or of a page without steps.
 */
export const validate: VerbRunner<'validate'> = async (step, context) => {
  const [id = '', field] = step.validate.split('.')
  const asked: readonly Asked[] = id === 'step' ? askedInStep(context.view()) : [{ form: id }]
  let isRight = true
  // Each form moves to its own first error, so the first form is validated last.
  for (const one of [...asked].reverse()) {
    const right = await isGiven(one, field, context)
    isRight &&= right
  }
  if (!isRight) throw new StepStopped('invalid')
}

async function isGiven(asked: Asked, field: string | undefined, context: ActionContext) {
  if ('upload' in asked) return context.hasFiles(asked.upload)
  const form = openForm(asked.form, context)
  return field === undefined ? form.validate() : form.validateField(field)
}

/** Returns the form; stops the chain when it has not opened. */
export function openForm(id: string, context: ActionContext): PageForm {
  const form = context.form(id)
  if (!form) throw new Error(`表单 ${id} 尚未打开`)
  return form
}
