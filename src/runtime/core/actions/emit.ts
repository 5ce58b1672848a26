import type { VerbRunner } from './verb.ts'

/** Tells the session; the next step sees the new user. */
export const emit: VerbRunner<'emit'> = (step, { host, resolve }) =>
  host.session.announce(step.emit, step.value === undefined ? null : resolve(step.value))
