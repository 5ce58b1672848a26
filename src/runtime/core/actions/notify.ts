import { toText } from '../value/resolve.ts'
import type { VerbRunner } from './verb.ts'

/** A short message; the chain goes on at once. */
export const notify: VerbRunner<'notify'> = (step, { notices, resolve }) =>
  notices.tell(toText(resolve(step.notify)), step.kind ?? 'success')
