import type { VerbRunner } from './verb.ts'

/** Ends the dialog this page is; the value is what `open` answers with. */
export const close: VerbRunner<'close'> = (step, context) => {
  context.close(context.resolve(step.close))
}
