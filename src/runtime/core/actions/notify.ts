import { toText } from '../value/resolve.ts'
import type { VerbRunner } from './verb.ts'

/** Shows a short message; the chain continues at once. */
export const notify: VerbRunner<'notify'> = (step, { notices, resolve }) =>
  notices.tell(toText(resolve(step.notify)), step.kind ?? 'success')
