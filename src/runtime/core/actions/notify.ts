import { toText } from '../value/resolve.ts'
import type { VerbRunner } from './verb.ts'

/** Shows a short message; the chain continues at once. An empty one, as of a failure that was shown, shows nothing. */
export const notify: VerbRunner<'notify'> = (step, { notices, resolve }) => {
  const text = toText(resolve(step.notify))
  if (text !== '') notices.tell(text, step.kind ?? 'success')
}
