import { StepStopped } from '../failure.ts'
import { callInput } from '../value/callInput.ts'
import type { VerbRunner } from './verb.ts'

/** Opens a dialog, waits until it closes and returns its value; dismissing it stops the chain. */
export const open: VerbRunner<'open'> = async (step, context) => {
  const dialogInput = callInput(context.resolve(step.with ?? {}))
  const closing = await context.person(() => context.host.dialogs.open(step.open, dialogInput))
  if (!closing) throw new StepStopped('dismissed')
  return closing.value
}
