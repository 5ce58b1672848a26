import type { VerbRunner } from './verb.ts'

/** Reloads sources and waits for their data, so that the next step sees it. */
export const refresh: VerbRunner<'refresh'> = (step, context) =>
  context.refresh(typeof step.refresh === 'string' ? [step.refresh] : step.refresh)
