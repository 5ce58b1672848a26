import type { VerbRunner } from './verb.ts'

/** Starts a timer anew, or stops it without its `onEnd`. */
export const timer: VerbRunner<'timer'> = (step, context) =>
  step.stop ? context.stopTimer(step.timer) : context.startTimer(step.timer)
