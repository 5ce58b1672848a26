import type { VerbRunner } from './verb.ts'

/** Ends the dialog this page is; the value is what `open` answers with. */
export const close: VerbRunner<'close'> = (step, context) => {
  context.notices.passOn()
  context.close(context.resolve(step.close))
}
