import type { VerbRunner } from './verb.ts'

/** Closes the dialog that this page is in; the value is the result of `open`. */
export const close: VerbRunner<'close'> = (step, context) => {
  context.notices.passOn()
  context.close(context.resolve(step.close))
}
