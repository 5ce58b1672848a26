import { RefusalCode } from '#contract/envelope.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { failureOf, StepStopped } from '../failure.ts'
import { adapted } from '../sources/adapted.ts'
import { callInput } from '../value/callInput.ts'
import { provenByWork } from './provenByWork.ts'
import { savedFile } from './savedFile.ts'
import { withNewForm } from './takeNewForm.ts'
import type { ActionContext, StepOf, VerbRunner } from './verb.ts'

/**
 * Calls the server once uploads in progress have succeeded. Returns its data, converted by the step's adapter, or the
 * name of the saved file. Field errors of a FormInvalid refusal are shown in the form of `errorsTo`; a FormChanged
 * refusal offers the present definition of that form.
 */
export const call: VerbRunner<'call'> = async (step, context) => {
  if (!(await context.workDone())) throw new StepStopped('invalid')
  const input = callInput({
    ...asInput(context.resolve(step.params ?? {})),
    ...asInput(context.resolve(await bodyOf(step, context))),
  })
  const ask = () => provenByWork(context.host, step.call, input)
  try {
    if (step.save) return await savedFile(context.host, ask)
    return adapted(await ask(), step, context.host, context.env())
  } catch (error) {
    if (!step.errorsTo) throw error
    showFieldErrors(error, step.errorsTo, context)
    throw await withNewForm(error, step.errorsTo, context)
  }
}

async function bodyOf({ body }: StepOf<'call'>, { host }: ActionContext): Promise<unknown> {
  if (typeof body !== 'string') return body ?? {}
  const { document } = await host.documents.payload(body)
  if (!document) throw new Error(`没有名为 ${body} 的请求体`)
  return document.body
}

function showFieldErrors(error: unknown, formId: string, context: ActionContext): void {
  const { code, data } = failureOf(error)
  if (code !== RefusalCode.FormInvalid || !isRecord(data) || !isRecord(data.errors)) return
  context.form(formId)?.showErrors(data.errors as Record<string, string>)
}

const asInput = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {})
