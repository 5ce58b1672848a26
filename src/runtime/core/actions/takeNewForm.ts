import { RefusalCode } from '#contract/envelope.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { failureOf, StepStopped } from '../failure.ts'
import { LAZY_TEXTS } from '../lazyTexts.ts'
import { askedInStep } from '../wizard/askedInStep.ts'
import type { ActionContext } from './verb.ts'

/**
 * Handles a FormChanged refusal: asks whether to continue in the newly published form, loads it, and shows the step
 * that holds it. Whatever the user's answer, the step has failed and no further message is needed; any other error is
 * returned unchanged.
 */
export async function withNewForm(error: unknown, id: string, context: ActionContext) {
  const { code, msg } = failureOf(error)
  if (code !== RefusalCode.FormChanged) return error
  if (await isWanted(msg, context)) await takeNewForm(id, context)
  return new StepStopped('dismissed')
}

async function isWanted(reason: string, { host, person }: ActionContext): Promise<boolean> {
  const text = `${reason}\n${LAZY_TEXTS.newFormHint}`
  return person(() => host.dialogs.ask({ text, yes: LAZY_TEXTS.takeNewForm }))
}

/** Loads the definition anew. If that fails, the form stays as it is, and a notice is shown. */
async function takeNewForm(id: string, context: ActionContext): Promise<void> {
  if (await context.renewForm(id)) showStepOf(id, context)
  else context.notices.tell(LAZY_TEXTS.newFormFailed, 'failure')
}

/** Goes to the wizard step that holds the form, unless it is open. */
function showStepOf(id: string, { view, resolve, goStep }: ActionContext): void {
  const open = view()
  const holdsForm = (step: string) =>
    askedInStep({ ...open, step, holds: () => true }).some(
      (asked) => 'form' in asked && asked.form === id,
    )
  if (open.step === '' || holdsForm(open.step)) return
  const steps = resolve({ $: { var: 'page.flow.steps' } })
  const names = Array.isArray(steps) ? steps.filter(isRecord).map(({ name }) => String(name)) : []
  const own = names.find(holdsForm)
  if (own !== undefined) goStep(own, false)
}
