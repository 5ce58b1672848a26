import { isRecord } from '#domain/json/isRecord.ts'
import { StepStopped } from '../failure.ts'
import { adapted } from '../sources/adapted.ts'
import { callInput } from '../value/callInput.ts'
import { provenByWork } from './provenByWork.ts'
import { savedFile } from './savedFile.ts'
import { shownAtInputs } from './showAtInputs.ts'
import { withNewForm } from './takeNewForm.ts'
import type { ActionContext, StepOf, VerbRunner } from './verb.ts'

/**
 * Calls the server once uploads in progress have succeeded. Returns its data, converted by the step's adapter, or the
 * name of the saved file. A refusal's messages about inputs are shown where these were entered (decision 0415), errors
 * by field in the form of `errorsTo`; a FormChanged refusal offers the present definition of that form.
 */
export const call: VerbRunner<'call'> = async (step, context) => {
  if (!(await context.workDone())) throw new StepStopped('invalid')
  const written = { ...asInput(step.params), ...asInput(await bodyOf(step, context)) }
  const input = callInput(context.resolve(written))
  const ask = () => provenByWork(context.host, step.call, input)
  try {
    if (step.save) return await savedFile(context.host, ask)
    return adapted(await ask(), step, context.host, context.env())
  } catch (error) {
    const shown = shownAtInputs(error, step.errorsTo, { written, input }, context)
    throw step.errorsTo ? await withNewForm(shown, step.errorsTo, context) : shown
  }
}

async function bodyOf({ body }: StepOf<'call'>, { host }: ActionContext): Promise<unknown> {
  if (typeof body !== 'string') return body ?? {}
  const { document } = await host.documents.payload(body)
  if (!document) throw new Error(`没有名为 ${body} 的请求体`)
  return document.body
}

const asInput = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {})
