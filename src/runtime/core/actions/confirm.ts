import { StepStopped } from '../failure.ts'
import { toText } from '../value/resolve.ts'
import type { VerbRunner } from './verb.ts'

/** Asks a question; any answer but yes stops the chain. */
export const confirm: VerbRunner<'confirm'> = async (step, { host, resolve, person }) => {
  const question = {
    text: toText(resolve(step.confirm)),
    ...(step.title !== undefined && { title: toText(resolve(step.title)) }),
    ...(step.danger && { danger: true }),
  }
  const agreed = await person(() => host.dialogs.ask(question))
  if (!agreed) throw new StepStopped('dismissed')
}
