import type { VerbRunner } from './verb.ts'

/** Restarts a timer, or stops it without running its `onEnd`. */
export const timer: VerbRunner<'timer'> = (step, context) =>
  step.stop ? context.stopTimer(step.timer) : context.startTimer(step.timer)
