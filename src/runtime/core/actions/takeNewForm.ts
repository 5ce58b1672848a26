import { RefusalCode } from '#contract/envelope.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { failureOf, StepStopped } from '../failure.ts'
import { LAZY_TEXTS } from '../lazyTexts.ts'
import { askedInStep } from '../wizard/askedInStep.ts'
import type { ActionContext } from './verb.ts'

/**
 * Answers a FormChanged refusal: asks whether to continue in the form that staff have published since, loads it, and
 * shows the step that holds it. Whatever the person answers, the step has failed and there is nothing more to tell;
 * any other error is returned as it is.
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

/** Loads the definition anew. When it does not come, the form stays as it is, and the person is told. */
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
