import type { VerbRunner } from './verb.ts'

/** Asks sources again and waits for their answers, so that the next step sees them. */
export const refresh: VerbRunner<'refresh'> = (step, context) =>
  context.refresh(typeof step.refresh === 'string' ? [step.refresh] : step.refresh)
