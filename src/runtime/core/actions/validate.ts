import { ownValue } from '#contract/record.ts'
import { isEmpty } from '#domain/json/isEmpty.ts'
import { StepStopped } from '../failure.ts'
import { LAZY_TEXTS } from '../lazyTexts.ts'
import type { PageForm } from '../pageForms/pageForm.ts'
import { toText } from '../value/resolve.ts'
import { type Asked, askedInStep, type Control } from '../wizard/askedInStep.ts'
import type { ActionContext, VerbRunner } from './verb.ts'

/**
 * Shows all errors and missing values at once, moves to the first and stops the chain. `step`: all forms, required
 * choices and required uploads of the open wizard step, or of a page without steps; a file on its way counts when it has
 * arrived.
 */
export const validate: VerbRunner<'validate'> = async (step, context) => {
  const [id = '', field] = step.validate.split('.')
  const asked: readonly Asked[] = id === 'step' ? askedInStep(context.view()) : [{ form: id }]
  const form = asked.find((one) => 'form' in one)?.form
  let isRight = id !== 'step' || (await context.workDone())
  // Each moves to its own first error, so the first one is validated last.
  for (const one of [...asked].reverse()) {
    const right =
      'state' in one ? isGiven(one, form, context) : await isFilled(one.form, field, context)
    isRight &&= right
  }
  if (!isRight) throw new StepStopped('invalid')
}

/** @param form the form whose summary lists what is missing */
function isGiven(
  { state, node }: Control,
  form: string | undefined,
  { resolve, errors }: ActionContext,
) {
  if (!isEmpty(resolve({ $: { var: state } }))) {
    errors.forget(state)
    return true
  }
  errors.tell({ state, text: missingText(node, resolve), form, isMissing: true })
  errors.reveal(state)
  return false
}

function missingText(node: Control['node'], resolve: ActionContext['resolve']): string {
  const text = (name: string) => toText(resolve(ownValue(node, name)))
  const verb = node.type === 'upload' ? LAZY_TEXTS.missing.upload : LAZY_TEXTS.missing.choice
  return text('requiredText') || `${verb}${text('label')}`
}

function isFilled(id: string, field: string | undefined, context: ActionContext): Promise<boolean> {
  const form = openForm(id, context)
  return field === undefined ? form.validate() : form.validateField(field)
}

/** Returns the form; stops the chain when it has not opened. */
export function openForm(id: string, context: ActionContext): PageForm {
  const form = context.form(id)
  if (!form) throw new Error(`表单 ${id} 尚未打开`)
  return form
}
