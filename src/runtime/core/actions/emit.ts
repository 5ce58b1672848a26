import type { VerbRunner } from './verb.ts'

/** Sends an event to the session; the next step sees the new user. */
export const emit: VerbRunner<'emit'> = (step, { host, resolve }) =>
  host.session.announce(step.emit, step.value === undefined ? null : resolve(step.value))
